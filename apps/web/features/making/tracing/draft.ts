import type { Change } from '@toile/rules/document.ts'
import type { OutlinePoint } from '@toile/picture/reading/trace/editableOutline.ts'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import type { SheetBox } from '@toile/picture/reading/trace/silhouette/view.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'

export type Place = readonly [x: number, y: number]
type Anchors = Readonly<Record<string, Place>>
type Rings = readonly (readonly OutlinePoint[])[]

/** What a stroke says: this is cloth, this is not, the outline closes here. */
export type MarkKind = 'keep' | 'drop' | 'close'

/** A stroke over the sheet; places and radius in its pixels. */
export interface Mark {
  kind: MarkKind
  points: readonly Place[]
  radius: number
  /** The proposed bridge that it answers. */
  bridge?: number
}

/** A piece as the server traced it, with the strokes and box that it was traced by. */
export interface Found {
  traced: string
  url: string
  note: TracedNote
  marks: readonly Mark[]
  box: SheetBox | null
}

/** A sketch under correction: the proposal, and what a person made of it; all places in pixels of the sheet. */
export interface Draft {
  found: Found | null
  category: string
  /** Whether the category is known: its shape says so, or the person has chosen it. */
  sure: boolean
  anchors: Anchors
  rings: Rings
  marks: readonly Mark[]
  box: SheetBox | null
}

/** The draft of a sketch in which nothing was found yet. */
export const blankDraft: Draft = {
  found: null,
  category: '',
  sure: false,
  anchors: {},
  rings: [],
  marks: [],
  box: null,
}

/** A proposal takes the place of outline, anchors and category; the strokes stay. */
export const propose: Change<Draft, Found> = (draft, found) => ({
  ...draft,
  found,
  category: found.note.category,
  sure: isSure(found.note),
  anchors: found.note.anchors as Anchors,
  rings: found.note.outline?.rings ?? [],
})

interface Sheet {
  width: number
  height: number
}

const inside = ({ width, height }: Sheet, [x, y]: Place): [number, number] => [
  Math.max(0, Math.min(width, x)),
  Math.max(0, Math.min(height, y)),
]

/** Moves a point of the outline with its handles, never off the sheet. */
export const movePoint: Change<Draft, { ring: number; point: number; to: Place; sheet: Sheet }> = (
  draft,
  { ring, point, to, sheet },
) => {
  const known = draft.rings[ring]?.[point]
  if (!known) return draft
  const at = inside(sheet, to)
  const [dx, dy] = [at[0] - known.at[0], at[1] - known.at[1]]
  if (dx === 0 && dy === 0) return draft
  const by = ([x, y]: Place): [number, number] => [x + dx, y + dy]
  return withRing(draft, ring, (points) =>
    points.map((one, i) => (i === point ? { at, before: by(one.before), after: by(one.after) } : one)),
  )
}

/** Takes a point out of the outline; a ring keeps three. */
export const removePoint: Change<Draft, { ring: number; point: number }> = (draft, { ring, point }) => {
  const points = draft.rings[ring]
  if (!points || points.length <= 3) return draft
  return withRing(draft, ring, () => points.filter((_, i) => i !== point))
}

/** Puts a new point halfway to the next; the outline keeps its shape. */
export const splitAfter: Change<Draft, { ring: number; point: number }> = (draft, { ring, point }) => {
  const points = draft.rings[ring]
  const [from, to] = [points?.[point], points?.[(point + 1) % (points?.length ?? 1)]]
  if (!points || !from || !to) return draft
  const middle = ([ax, ay]: Place, [bx, by]: Place): [number, number] => [(ax + bx) / 2, (ay + by) / 2]
  const [a, b, c] = [middle(from.at, from.after), middle(from.after, to.before), middle(to.before, to.at)]
  const [before, after] = [middle(a, b), middle(b, c)]
  const made = { before, at: middle(before, after), after }
  const changed = points.map((one) => (one === from ? { ...one, after: a } : one === to ? { ...one, before: c } : one))
  return withRing(draft, ring, () => [...changed.slice(0, point + 1), made, ...changed.slice(point + 1)])
}

const withRing = (
  draft: Draft,
  ring: number,
  change: (points: readonly OutlinePoint[]) => readonly OutlinePoint[],
) => ({
  ...draft,
  rings: draft.rings.map((points, i) => (i === ring ? change(points) : points)),
})

/** Moves an anchor, never off the sheet. */
export const moveAnchor: Change<Draft, { name: string; to: Place; sheet: Sheet }> = (draft, { name, to, sheet }) => ({
  ...draft,
  anchors: { ...draft.anchors, [name]: inside(sheet, to) },
})

/** A category that the person chooses or confirms, with its own anchors. */
export const chooseCategory: Change<Draft, { category: string; anchors: Anchors }> = (draft, chosen) => ({
  ...draft,
  ...chosen,
  sure: true,
})

/** One more stroke. */
export const addMark: Change<Draft, Mark> = (draft, mark) => ({ ...draft, marks: [...draft.marks, mark] })

/** The box around the garment that is meant. */
export const setBox: Change<Draft, SheetBox | null> = (draft, box) => ({ ...draft, box })

/** Takes back all that rules the next tracing. */
export const clearMarks: Change<Draft, null> = (draft) =>
  draft.marks.length > 0 || draft.box ? { ...draft, marks: [], box: null } : draft
