import { designs } from '@toile/contract/features/designs.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { LookChoice } from './choice/LookChoice.tsx'

const PatternWork = lazyPart('patterns', async () => (await import('./PatternWork.tsx')).PatternWork)

/** Pattern making: the pattern of the look that the address names, else the looks to choose from (requirements S2.31, S2.59). */
export function PatternsScreen({ projectId }: { projectId: string | null }) {
  const { look }: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  if (typeof look === 'string') return <OfLook key={look} id={look} />
  return (
    <LookChoice
      projectId={projectId}
      onChoose={(id) =>
        void navigate({
          to: '/home/tools',
          search: { tool: 'patterns', ...(projectId && { project: projectId }), look: id },
        })
      }
    />
  )
}

function OfLook({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(designs.openDesign, { id }, { saidByScreen: true })
  if (data)
    return (
      <Suspense>
        <PatternWork entry={data} />
      </Suspense>
    )
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Pattern making')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}
