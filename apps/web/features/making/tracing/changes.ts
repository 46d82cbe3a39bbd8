import { tracedNoteDocument } from '@toile/craft/sketches/tracedNote.ts'
import type { OutlinePoint } from '@toile/picture/reading/trace/editableOutline.ts'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import type { Anchors, Draft, MarkKind, Place } from './tracingDraft.ts'

const placeSchema = z.tuple([z.number(), z.number()]).readonly()
const boxSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const sheetSchema = z.object({ width: z.number(), height: z.number() })
const pointSchema = z.object({ ring: z.number().int().min(0), point: z.number().int().min(0) })
const markSchema = z.object({
  kind: z.enum(['keep', 'drop', 'close']),
  points: z.array(placeSchema).readonly(),
  radius: z.number(),
  bridge: z.number().int().exactOptional(),
})

/** A proposal takes the place of outline, anchors and category; the strokes stay. */
export const propose = defineChange({
  id: 'propose',
  label: 'Trace again',
  says: 'Put another tracing in the place of outline, anchors and category.',
  takes: z.object({
    traced: z.string(),
    url: z.string(),
    note: tracedNoteDocument.present,
    marks: z.array(markSchema).readonly(),
    box: boxSchema.nullable(),
  }),
  apply: (draft: Draft, found) => ({
    ...draft,
    found,
    category: found.note.category,
    sure: isSure(found.note),
    anchors: found.note.anchors as Anchors,
    rings: found.note.outline?.rings ?? [],
  }),
})

const inside = ({ width, height }: z.output<typeof sheetSchema>, [x, y]: Place): [number, number] => [
  Math.max(0, Math.min(width, x)),
  Math.max(0, Math.min(height, y)),
]

/** Moves a point of the outline with its handles, never off the sheet. */
export const movePoint = defineChange({
  id: 'movePoint',
  label: 'Move a point',
  says: 'Move a point of the outline with its handles, never off the sheet.',
  takes: pointSchema.extend({ to: placeSchema, sheet: sheetSchema }),
  apply: (draft: Draft, { ring, point, to, sheet }) => {
    const known = draft.rings[ring]?.[point]
    if (!known) return draft
    const at = inside(sheet, to)
    const [dx, dy] = [at[0] - known.at[0], at[1] - known.at[1]]
    if (dx === 0 && dy === 0) return draft
    const by = ([x, y]: Place): [number, number] => [x + dx, y + dy]
    return withRing(draft, ring, (points) =>
      points.map((one, i) => (i === point ? { at, before: by(one.before), after: by(one.after) } : one)),
    )
  },
})

/** Takes a point out of the outline; a ring keeps three. */
export const removePoint = defineChange({
  id: 'removePoint',
  label: 'Remove a point',
  says: 'Take a point out of the outline; a ring keeps three.',
  takes: pointSchema,
  apply: (draft: Draft, { ring, point }) => {
    const points = draft.rings[ring]
    if (!points || points.length <= 3) return draft
    return withRing(draft, ring, () => points.filter((_, i) => i !== point))
  },
})

/** Puts a new point halfway to the next; the outline keeps its shape. */
export const splitAfter = defineChange({
  id: 'splitAfter',
  label: 'Add a point',
  says: 'Put a new point of the outline halfway to the next.',
  takes: pointSchema,
  apply: (draft: Draft, { ring, point }) => {
    const points = draft.rings[ring]
    const [from, to] = [points?.[point], points?.[(point + 1) % (points?.length ?? 1)]]
    if (!points || !from || !to) return draft
    const middle = ([ax, ay]: Place, [bx, by]: Place): [number, number] => [(ax + bx) / 2, (ay + by) / 2]
    const [a, b, c] = [middle(from.at, from.after), middle(from.after, to.before), middle(to.before, to.at)]
    const [before, after] = [middle(a, b), middle(b, c)]
    const made = { before, at: middle(before, after), after }
    const changed = points.map((one) =>
      one === from ? { ...one, after: a } : one === to ? { ...one, before: c } : one,
    )
    return withRing(draft, ring, () => [...changed.slice(0, point + 1), made, ...changed.slice(point + 1)])
  },
})

const withRing = (
  draft: Draft,
  ring: number,
  change: (points: readonly OutlinePoint[]) => readonly OutlinePoint[],
) => ({
  ...draft,
  rings: draft.rings.map((points, i) => (i === ring ? change(points) : points)),
})

/** Moves an anchor, never off the sheet. */
export const moveAnchor = defineChange({
  id: 'moveAnchor',
  label: 'Move a pin',
  says: 'Move an anchor, never off the sheet.',
  takes: z.object({ name: z.string(), to: placeSchema, sheet: sheetSchema }),
  apply: (draft: Draft, { name, to, sheet }) => ({
    ...draft,
    anchors: { ...draft.anchors, [name]: inside(sheet, to) },
  }),
})

/** A category that the person chooses or confirms, with its own anchors. */
export const chooseCategory = defineChange({
  id: 'chooseCategory',
  label: 'Category',
  says: 'Choose or confirm the category of a sketch, with its anchors.',
  takes: z.object({ category: z.string(), anchors: z.record(z.string(), placeSchema).readonly() }),
  apply: (draft: Draft, chosen) => ({ ...draft, ...chosen, sure: true }),
})

const strokeNames = {
  keep: null,
  drop: { label: 'Mark what to drop' },
  close: { label: 'Close a gap' },
} as const satisfies Record<MarkKind, unknown>

/** One more stroke. */
export const addMark = defineChange({
  id: 'addMark',
  label: 'Mark what to keep',
  nearer: ({ kind }) => strokeNames[kind],
  says: 'Draw one more stroke that says what belongs to the garment, what does not, or where it closes.',
  takes: markSchema,
  apply: (draft: Draft, mark) => ({ ...draft, marks: [...draft.marks, mark] }),
})

/** The box around the garment that is meant. */
export const setBox = defineChange({
  id: 'setBox',
  label: 'Draw a box',
  says: 'Draw a box around the garment that is meant, or take it away with null.',
  takes: boxSchema.nullable(),
  apply: (draft: Draft, box) => ({ ...draft, box }),
})

/** Takes back all that rules the next tracing. */
export const clearMarks = defineChange({
  id: 'clearMarks',
  label: 'Clear the strokes',
  says: 'Take back every stroke and the box.',
  takes: z.null(),
  apply: (draft: Draft) => (draft.marks.length > 0 || draft.box ? { ...draft, marks: [], box: null } : draft),
})
