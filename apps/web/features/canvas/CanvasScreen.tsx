import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { CanvasStudio } from './CanvasStudio.tsx'
import type { Opening } from './painting/opening.ts'
import type { Bench } from './painting/usePainting.ts'
import type { Painting } from './painting/openPainting.ts'
import { ResultDialogs } from './results/ResultDialogs.tsx'
import type { ResultId } from './results/resultIds.ts'
import { ResultItems } from './results/ResultItems.tsx'
import { openSending } from './server/openSending.ts'

const LikeItem = lazyPart('canvas', async () => (await import('./server/LikeItem.tsx')).LikeItem)
const PaintingsList = lazyPart('canvas', async () => (await import('./server/PaintingsList.tsx')).PaintingsList)

const OpeningScreen = lazyPart('canvasLooks', async () => (await import('./opening/OpeningScreen.tsx')).OpeningScreen)

/** A painting of one's own, kept with the server, or the list of them (requirements S2.31, S2.63). */
export function CanvasScreen({ projectId }: { projectId: string | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof search['canvas'] === 'string' ? search['canvas'] : null
  if (id) return <OfPainting key={id} id={id} />
  return (
    <Suspense>
      {search['look'] || search['picture'] ? (
        <OpeningScreen projectId={projectId} />
      ) : (
        <PaintingsList projectId={projectId} />
      )}
    </Suspense>
  )
}

function OfPainting({ id }: { id: string }) {
  const { t } = useTranslation()
  const [asked] = useState(() => ({ id }))
  const { data, error, refetch } = useCall(canvas.open, asked, { saidByScreen: true })
  const [first, setFirst] = useState(data)
  if (data && !first) setFirst(data)
  if (first) return <Kept id={id} first={first} />
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Canvas')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}

type OpenedCanvas = NonNullable<ReturnType<typeof useCall<typeof canvas.open>>['data']>

function Kept({ id, first }: { id: string; first: OpenedCanvas }) {
  const { canvas: entry, document, opened } = first
  const [shown, setShown] = useState<{ result: ResultId; painting: Painting } | null>(null)
  const opening = (): Opening => ({
    kind: 'kept',
    document,
    revision: entry.revision,
    tileAddress: tileAddress('{hash}'),
  })
  return (
    <>
      <CanvasStudio
        keptAs={`canvas ${id}`}
        opening={opening}
        sending={({ painting }: Bench) => openSending(painting, id)}
        title={entry.name}
        items={
          <>
            <LikeItem id={id} name={entry.name} />
            <ResultItems
              ofLook={opened !== null && entry.projectId !== null}
              inProject={entry.projectId !== null}
              onChoose={(result, painting) => setShown({ result, painting })}
            />
          </>
        }
      />
      {shown && <ResultDialogs shown={shown} entry={entry} opened={opened} onClose={() => setShown(null)} />}
    </>
  )
}
