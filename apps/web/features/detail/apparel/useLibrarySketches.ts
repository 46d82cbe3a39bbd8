import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import { useCall } from '../../../shell/calls/useCall.ts'

/** A sketch of the library that the engine made, with its garment. */
interface LibrarySketch {
  id: string
  garment: CutGarment
}

/** How many sketches of the library are offered, the newest first. */
const most = 30

/** The sketches of the library that can be worn with their knobs: those the engine made. */
export function useLibrarySketches(): readonly LibrarySketch[] {
  const { data: page } = useCall(
    library.listItems,
    { tab: 'sketches', source: 'Generate', size: most },
    { saidByScreen: true, fresh: 60_000 },
  )
  const fileIds = (page?.items ?? []).flatMap(({ elementId, picture }) => (elementId && picture ? [picture.id] : []))
  const { data: made } = useCall(
    elements.list,
    { fileIds },
    { enabled: fileIds.length > 0, saidByScreen: true, fresh: 60_000 },
  )
  return (made?.items ?? []).flatMap(({ picture, document }) =>
    document.kind === 'sketch' ? [{ id: picture.id, garment: { id: document.garment, knobs: document.knobs } }] : [],
  )
}
