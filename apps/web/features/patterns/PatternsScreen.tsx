import { patterns } from '@toile/contract/features/patterns.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { PatternChoice } from './choice/PatternChoice.tsx'

const PatternWork = lazyPart('patterns', async () => (await import('./PatternWork.tsx')).PatternWork)
const LookOpening = lazyPart('patterns', async () => (await import('./opening/LookOpening.tsx')).LookOpening)

/** Pattern making: the pattern or the look that the address names, else those that there are to choose from (requirements S2.31, S2.59). */
export function PatternsScreen({ projectId }: { projectId: string | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [pattern, look, garment] = ['pattern', 'look', 'garment'].map((name) =>
    typeof search[name] === 'string' ? search[name] : null,
  )
  const go = (to: Record<string, string>, replace = false) =>
    void navigate({
      to: '/home/tools',
      search: { tool: 'patterns', ...(projectId && { project: projectId }), ...to },
      replace,
    })
  return (
    <Suspense>
      {pattern ? (
        <OfPattern key={pattern} id={pattern} onGarment={(of, id) => go({ look: of, garment: id })} />
      ) : look ? (
        <LookOpening
          key={`${look} ${garment}`}
          id={look}
          garment={garment ?? null}
          onOpen={(id) => go({ pattern: id }, true)}
        />
      ) : (
        <PatternChoice
          projectId={projectId}
          onLook={(id) => go({ look: id })}
          onPattern={(id) => go({ pattern: id })}
        />
      )}
    </Suspense>
  )
}

interface OfPatternProps {
  id: string
  /** Opens another garment of a look. */
  onGarment: (look: string, garment: string) => void
}

function OfPattern({ id, onGarment }: OfPatternProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(patterns.open, { id }, { saidByScreen: true })
  if (data) return <PatternWork answer={data} onGarment={onGarment} />
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Pattern making')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}
