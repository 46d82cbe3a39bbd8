import type { Picture } from '@toile/contract/features/files.ts'
import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { replaceSketch } from '@toile/studio/projects/changes.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { madeItem } from '../../../shared/open/boards/madeItem.ts'
import { rememberPictures } from '../../../shared/open/projects/pictures.ts'
import { SketchKnobs } from './SketchKnobs.tsx'

/** A made sketch of the board: its knobs are turned here, and the new sketch takes its place (requirement S2.56). */
export function BoardSketch({ picture, garment }: { picture: Picture; garment: CutGarment }) {
  const { opened, show } = useBoards()
  const { data } = useCall(elements.list, { kinds: ['sketch'], fileIds: [picture.id] }, { saidByScreen: true })
  const made = data?.items.find(({ document }) => document.kind === 'sketch')
  if (!data) return null
  const drawn = made?.document.kind === 'sketch' ? made.document : null
  const gender = drawn?.gender ?? opened.document.get().gender
  const document = { kind: 'sketch', version: 1, gender, back: drawn?.back ?? true, seed: drawn?.seed ?? 1 } as const
  const replace = (entry: ElementEntry) => {
    const { id, category = '', garment: shown = null } = madeItem(entry)
    rememberPictures([entry.picture])
    opened.document.change(replaceSketch, { id: picture.id, by: { id, category, garment: shown } })
    show({ kind: 'picture', board: 'sketch', id })
  }
  return (
    <SketchKnobs
      key={picture.id}
      name={made?.name ?? picture.name}
      document={{ ...document, garment: garment.id, knobs: garment.knobs }}
      onKept={replace}
    />
  )
}
