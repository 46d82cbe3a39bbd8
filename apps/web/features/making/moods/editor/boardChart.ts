import type { Crop, Place } from '@toile/studio/projects/boardLayout.ts'
import { type Box, boxOf, placeOf, touches } from '@toile/studio/projects/boards/layout/boxes.ts'
import type { Chart, Step } from '../../../../shell/gestures/chart.ts'
import { type Dragged, draftOf, type Field, type Keys, type Spot } from './boardDraft.ts'
import type { Draft } from '../editorContext.ts'

/** What is held by a pointer; nothing between gestures. */
export type BoardState = Readonly<{
  what: Dragged
  pointer: number
  from: Spot
  boxes: readonly Box[]
  /** It went further than a hand trembles. */
  moved: boolean
  draft: Draft | null
}> | null

export type BoardEvent =
  | { kind: 'begin'; pointer: number; what: Dragged; at: Spot; ids: readonly string[]; field: Field }
  /** `scale` is CSS pixels to a millimetre. */
  | { kind: 'move'; pointer: number; at: Spot; keys: Keys; scale: number; field: Field }
  | { kind: 'end'; pointer: number; field: Field }
  | { kind: 'cancel' }

type Moved = ReturnType<typeof placeOf>

export type BoardEffect =
  | { do: 'show'; draft: Draft | null }
  | { do: 'select'; ids: readonly string[] }
  | { do: 'crop'; id: Place['id']; crop: Crop }
  | { do: 'size'; places: readonly Moved[]; by: number }
  | { do: 'move' | 'turn'; places: readonly Moved[] }

/** CSS pixels before a press becomes a drag. */
const slack = 3

const to = (state: BoardState, ...effects: BoardEffect[]): Step<BoardState, BoardEffect> => ({ state, effects })

/** Dragging on the moodboard: everything moves in a draft, and one change is made when the pointer is let go. */
export const boardChart: Chart<BoardState, BoardEvent, BoardEffect> = (state, event) => {
  switch (event.kind) {
    case 'begin': {
      const { what, pointer, at, ids, field } = event
      const boxes = field.places.flatMap((place) =>
        ids.includes(place.id) && !place.locked ? [boxOf(place, field.project.moodSheet)] : [],
      )
      return to({ what, pointer, from: at, boxes, moved: false, draft: null })
    }
    case 'move': {
      if (state?.pointer !== event.pointer) return to(state)
      const { at, keys, scale, field } = event
      if (!state.moved && Math.hypot(at.x - state.from.x, at.y - state.from.y) * scale < slack) return to(state)
      const draft = draftOf(field, state, at, keys, scale)
      return to({ ...state, moved: true, draft }, { do: 'show', draft })
    }
    case 'end':
      if (state?.pointer !== event.pointer) return to(state)
      return to(null, { do: 'show', draft: null }, ...leftBy(state, event.field))
    case 'cancel':
      return to(null, { do: 'show', draft: null })
  }
}

/** What a gesture leaves when its pointer is let go. */
function leftBy({ what, draft }: NonNullable<BoardState>, { places, project }: Field): BoardEffect[] {
  if (!draft) return what.kind === 'marquee' ? [{ do: 'select', ids: what.before }] : []
  if (what.kind === 'marquee') {
    const frame = draft.marquee
    const met = places.filter((place) => frame && !place.locked && touches(boxOf(place, project.moodSheet), frame))
    return [{ do: 'select', ids: [...new Set([...what.before, ...met.map(({ id }) => id)])] }]
  }
  if (what.kind === 'crop') return draft.crop ? [{ do: 'crop', ...draft.crop }] : []
  const moved = [...draft.boxes.values()].map((box) => placeOf(box, project.moodSheet))
  return [what.kind === 'size' ? { do: 'size', places: moved, by: draft.by } : { do: what.kind, places: moved }]
}
