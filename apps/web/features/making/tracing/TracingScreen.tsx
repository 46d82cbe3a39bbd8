import { Button, Loader } from '@mantine/core'
import { files } from '@toile/contract/features/files.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import { useTarget } from '../parts/makingTarget.ts'
import styles from './tracing.module.css'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'

const TracingChoice = lazyPart('tracing', async () => (await import('./TracingChoice.tsx')).TracingChoice)
const TracingEditor = lazyPart('tracing', async () => (await import('./TracingEditor.tsx')).TracingEditor)

/** Tracing by hand: the outline, pins and category of a sketch are seen, corrected and kept (requirements S2.52, S3.25 to S3.27). */
export function TracingScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const word = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const [file, project] = [word('file'), word('project')]
  const go = (to: { file?: string }) =>
    void navigate({ to: '/home/tools', search: { tool: 'tracing', ...(project ? { project } : {}), ...to } })
  return (
    <>
      <PageHead
        title={t('Trace a sketch')}
        below={t('A drawing or flat photograph of one garment becomes a garment that can be worn.')}
      >
        {file && (
          <Button variant="default" onClick={() => go({})}>
            {t('Another sketch')}
          </Button>
        )}
      </PageHead>
      <Suspense>
        {file ? <Opened key={file} file={file} /> : <TracingChoice onFile={(chosen) => go({ file: chosen })} />}
      </Suspense>
    </>
  )
}

/** The sketch of the address, once it is there. */
function Opened({ file }: { file: string }) {
  const { t } = useTranslation()
  const target = useTarget()
  const { data, error, refetch } = useCall(files.read, { ids: [file] }, { saidByScreen: true, fresh: Infinity })
  const [picture] = data ?? []
  const item = target?.project.boards.sketch.find(({ id }) => id === file)
  if (picture) return <TracingEditor picture={picture} known={item?.traced ?? null} />
  if (!error) return <Loader aria-label={t('Loading')} />
  return <TryAgain error={error} onAgain={() => void refetch()} className={styles.trouble} />
}
