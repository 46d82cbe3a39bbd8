import { Button } from '@mantine/core'
import { figures } from '@toile/contract/features/figures.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { useMaking } from '../parts/useMaking.ts'
import styles from './figures.module.css'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'

const FigureChoice = lazyPart('figures', async () => (await import('./FigureChoice.tsx')).FigureChoice)
const FigureEditor = lazyPart('figures', async () => (await import('./FigureEditor.tsx')).FigureEditor)

/** Model placement: a picture of somebody becomes a mannequin that looks are drawn on (requirements S2.51, S3.19, S5.17). */
export function FigureScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const word = (key: string) => (typeof search[key] === 'string' ? search[key] : '')
  const [figure, file] = [word('figure'), word('file')]
  const project = word('project')
  const from = word('from') === 'film' ? { from: 'film' } : {}
  const go = (to: { figure?: string; file?: string }, replace = false) =>
    void navigate({
      to: '/home/tools',
      search: { tool: 'figure', ...(project ? { project } : {}), ...from, ...to },
      replace,
    })
  return (
    <>
      <PageHead
        title={t('Model placement')}
        below={t('A photograph or drawing of somebody standing becomes a mannequin.')}
      >
        {'from' in from && project && (
          <Button
            renderRoot={(props: object) => (
              <Link to="/home/tools" search={{ tool: 'film', project, picture: figure || 'own' }} {...props} />
            )}
            variant="default"
          >
            {t('Back to the product video')}
          </Button>
        )}
        {(figure || file) && (
          <Button variant="default" onClick={() => go({})}>
            {t('Another picture')}
          </Button>
        )}
      </PageHead>
      <Suspense>
        {figure ? (
          <Opened figure={figure} onKept={(kept) => go({ figure: kept }, true)} />
        ) : file ? (
          <Traced key={file} file={file} onTraced={(found) => go({ figure: found }, true)} />
        ) : (
          <FigureChoice onFile={(chosen) => go({ file: chosen })} onFigure={(chosen) => go({ figure: chosen })} />
        )}
      </Suspense>
    </>
  )
}

/** A mannequin to be corrected. */
function Opened({ figure, onKept }: { figure: string; onKept: (figure: string) => void }) {
  const { data, error, refetch } = useCall(figures.readFigure, { figure }, { saidByScreen: true, fresh: Infinity })
  if (data) return <FigureEditor key={data.figure} entry={data} onKept={onKept} />
  if (!error) return null
  return <TryAgain error={error} onAgain={() => void refetch()} className={styles.trouble} />
}

/** The tracing of a picture while it runs. */
function Traced({ file, onTraced }: { file: string; onTraced: (figure: string) => void }) {
  const { order, task } = useMaking(figures.traceFigure)
  const ordered = useRef('')
  useEffect(() => {
    if (ordered.current === file) return
    ordered.current = file
    order({ fileId: file })
  }, [file, order])
  const output = task?.status === 'succeeded' ? tasks.traceFigure.gives.safeParse(task.output) : null
  const found = output?.success ? output.data.figure : ''
  const told = useRef('')
  useEffect(() => {
    if (!found || told.current === found) return
    told.current = found
    onTraced(found)
  }, [found, onTraced])
  return <MakingState task={task} />
}
