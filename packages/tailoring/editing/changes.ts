import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { z } from 'zod'
import { editForm, editKinds } from './edits/editKinds.ts'
import { nameForm } from './forms.ts'
import {
  bodyForm,
  laidForm,
  type PatternDocument,
  patternDocument,
  patternMost,
  piecePrintForm,
  toldPointForm,
} from './patternDocument.ts'

/** The list with an item in the place of the one that has its id, or behind the others where there is room. */
function withItem<T extends { id: string }>(items: readonly T[], item: T, most: number): T[] {
  if (items.some(({ id }) => id === item.id)) return items.map((one) => (one.id === item.id ? item : one))
  return items.length < most ? [...items, item] : [...items]
}

const without = <T extends { id: string }>(items: readonly T[], id: string): T[] => items.filter((one) => one.id !== id)

const stepOf = (kind: string) => ({ label: editKinds.find((one) => one.kind === kind)?.name ?? 'Cut' })

/** Names a pattern. */
export const renamePattern = defineChange({
  id: 'renamePattern',
  label: 'Name',
  says: 'Name a pattern.',
  takes: patternDocument.present.shape.name,
  apply: (pattern: PatternDocument, name) => (pattern.name === name ? pattern : { ...pattern, name }),
})

/** Chooses the sizes of a pattern, the one that is worked in, or whom it is made for. */
export const setBody = defineChange({
  id: 'setBody',
  label: 'Size',
  nearer: ({ figure, range, own }) => (figure || range || own ? { label: 'Mannequin' } : null),
  says: 'Choose the sizes that a pattern is made in, the one that is worked in, the range, or a body by its own measures.',
  takes: partly(bodyForm),
  apply: (pattern: PatternDocument, body) => ({ ...pattern, body: { ...pattern.body, ...body } }),
})

/** Takes the look anew, as it is now: its garment is drafted by what it says, and every edit is made in that. */
export const takeLook = defineChange({
  id: 'takeLook',
  label: 'Change the look',
  says: 'Take the look anew that a pattern is made of, and the garment of it that is cut; edits stay and are made in what is drafted then.',
  takes: patternDocument.present.pick({ look: true, garment: true }),
  apply: (pattern: PatternDocument, { look, garment }) => ({ ...pattern, look, garment }),
})

/** Changes something of the pieces as they are drafted, or changes such an edit. */
export const setEdit = defineChange({
  id: 'setEdit',
  label: 'Cut',
  nearer: ({ kind }) => stepOf(kind),
  says: 'Change something of the pieces by an edit; one of the same id takes the place of the former.',
  takes: editForm,
  apply: (pattern: PatternDocument, edit) => ({
    ...pattern,
    edits: withItem(pattern.edits, edit, patternMost.edits),
  }),
})

/** Takes an edit of the pieces back, whichever came after it. */
export const dropEdit = defineChange({
  id: 'dropEdit',
  label: 'Remove',
  says: 'Take an edit of the pieces back, whichever came after it.',
  takes: z.object({ id: nameForm }),
  apply: (pattern: PatternDocument, { id }) => ({ ...pattern, edits: without(pattern.edits, id) }),
})

/** Lays pieces at places of the cutting table. */
export const layPieces = defineChange({
  id: 'layPieces',
  label: 'Move',
  says: 'Lay pieces at places of the cutting table, in millimetres, and turned by degrees.',
  takes: z.array(laidForm).min(1).max(patternMost.pieces),
  apply: (pattern: PatternDocument, laid) => ({
    ...pattern,
    table: laid.reduce<PatternDocument['table']>(
      (table, one) => withItem(table, one, patternMost.pieces),
      pattern.table,
    ),
  }),
})

const rounded = (meters: number) => Math.round(meters * 1000) / 1000

/** Places a print on a piece, or moves it there; its place is rounded to three decimals. */
export const printPiece = defineChange({
  id: 'printPiece',
  label: 'Print',
  says: 'Place a print on a piece, or move it, at panel coordinates of three decimals.',
  takes: piecePrintForm,
  apply: (pattern: PatternDocument, print) => ({
    ...pattern,
    prints: withItem(pattern.prints, { ...print, x: rounded(print.x), y: rounded(print.y) }, patternMost.prints),
  }),
})

/** Takes a print off a piece. */
export const takePrintOff = defineChange({
  id: 'takePrintOff',
  label: 'Remove the print',
  says: 'Take a print off a piece.',
  takes: z.object({ id: nameForm }),
  apply: (pattern: PatternDocument, { id }) => ({ ...pattern, prints: without(pattern.prints, id) }),
})

/** Says what a finished length is to be in a size, or takes that back. */
export const tellPoint = defineChange({
  id: 'tellPoint',
  label: 'Size',
  says: 'Say what a finished length is to be in a size, in millimetres, or take that back with null.',
  takes: toldPointForm.omit({ id: true }).extend({ mm: toldPointForm.shape.mm.nullable() }),
  apply: (pattern: PatternDocument, { point, size, mm }) => {
    const id = `${point} ${size}`
    const points =
      mm === null ? without(pattern.points, id) : withItem(pattern.points, { id, point, size, mm }, patternMost.points)
    return { ...pattern, points }
  },
})
