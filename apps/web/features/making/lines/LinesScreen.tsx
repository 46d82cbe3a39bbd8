import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { searchOf, type Source, sourceOf } from './linesSource.ts'

const LinesChoice = lazyPart('lines', async () => (await import('./LinesChoice.tsx')).LinesChoice)
const LinesWork = lazyPart('lines', async () => (await import('./LinesWork.tsx')).LinesWork)
const CorrectScreen = lazyPart('lines', async () => (await import('./correct/CorrectScreen.tsx')).CorrectScreen)

/** Taking a picture apart into line drawings, one for each garment in it (requirements S1.10, S2.31, S2.58). */
export function LinesScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const source = sourceOf(search)
  const drawing = typeof search['drawing'] === 'string' ? search['drawing'] : null
  const project = typeof search['project'] === 'string' ? { project: search['project'] } : {}
  const go = (to: Source | null, more: Record<string, string> = {}) =>
    void navigate({ to: '/home/tools', search: { tool: 'lines', ...project, ...(to ? searchOf(to) : {}), ...more } })
  if (drawing)
    return (
      <Suspense>
        <CorrectScreen key={drawing} id={drawing} onBack={(to) => go(source ?? to)} />
      </Suspense>
    )
  return (
    <>
      <PageHead
        title={t('Take a picture apart')}
        below={t('A look, a photograph or a drawing becomes line drawings, one for each garment in it.')}
      >
        {source && (
          <Button variant="default" onClick={() => go(null)}>
            {t('Another picture')}
          </Button>
        )}
      </PageHead>
      <Suspense>
        {source ? (
          <LinesWork
            key={`${source.kind} ${source.id}`}
            source={source}
            onCorrect={(id) => go(source, { drawing: id })}
          />
        ) : (
          <LinesChoice onChoose={go} onCorrect={(id) => go(null, { drawing: id })} />
        )}
      </Suspense>
    </>
  )
}
