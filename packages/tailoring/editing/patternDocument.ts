import { designSchema } from '@toile/craft/designs/design.ts'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { foreign } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { editForm } from './edits/editKinds.ts'
import { nameForm, sizeForm } from './forms.ts'
import { measuresForm } from './measuresForm.ts'
import { patternMigrations } from './migrations/index.ts'

/** The most that a pattern holds of each. */
export const patternMost = { sizes: 24, edits: 400, pieces: 120, prints: 60, points: 400 } as const

/** Whom a pattern is made for: a range of sizes with the one that is worked in and those that are made, or one body by its own measures in millimetres. */
export const bodyForm = z.object({
  figure: z.enum(['woman', 'man', 'girl', 'boy', 'toddler']),
  range: z.string().min(1).max(40),
  base: sizeForm,
  sizes: z
    .array(sizeForm)
    .min(1)
    .max(patternMost.sizes)
    .refine((sizes) => new Set(sizes).size === sizes.length),
  own: measuresForm.nullable(),
})
/** Whom a pattern is made for. */
export type PatternBody = z.output<typeof bodyForm>

/** Where a piece lies on the cutting table, under the id of the piece: its own origin in millimetres, y up, turned by degrees counter-clockwise. */
export const laidForm = z.object({
  id: nameForm,
  x: z.number().min(-50_000).max(50_000),
  y: z.number().min(-50_000).max(50_000),
  turn: z.number().min(-360).max(360),
})

const panel = z.number().min(-5).max(5)

/**
 * A print on a piece in true scale (requirement S3.12): which print, which element of the collection it is where it is one, and its place in panel coordinates.
 * Panel coordinates are thousandths of the millimetres of the piece, rounded to three decimals; all other lengths are millimetres on cloth.
 */
export const piecePrintForm = placementSchema.omit({ x: true, y: true, along: true }).extend({
  id: nameForm,
  piece: nameForm,
  element: foreign(
    z.string().max(90),
    'It tells where the print came from; the picture is kept by its source.',
  ).nullable(),
  x: panel,
  y: panel,
})
/** A print on a piece. */
export type PiecePrint = z.output<typeof piecePrintForm>

/** What a finished length is to be in a size, in millimetres, whatever the pattern measures; its id is the point of measure and the size. */
export const toldPointForm = z.object({
  id: z.string().max(80),
  point: nameForm,
  size: sizeForm,
  mm: z.number().min(1).max(5000),
})

const fromForm = z.object({
  project: foreign(z.uuid(), 'It tells where the look was taken from; the look itself is here.'),
  look: foreign(z.string().max(80), 'It tells which look was taken; the look itself is here.'),
})

const presentSchema = z.object({
  kind: z.literal('pattern'),
  version: z.literal(1),
  name: z.string().trim().min(1).max(limits.nameLength),
  /** The look that it is made of, as it was when it was taken, and where from. */
  look: designSchema,
  from: fromForm.nullable(),
  /** The garment of the look that is cut. */
  garment: z.string().min(1).max(60),
  body: bodyForm,
  /** What was changed of the pieces as they are drafted, in the order it is made. */
  edits: z.array(editForm).max(patternMost.edits),
  table: z.array(laidForm).max(patternMost.pieces),
  prints: z.array(piecePrintForm).max(patternMost.prints),
  points: z.array(toldPointForm).max(patternMost.points),
})

/** The kind of document that a pattern is: pieces and pictures are pure functions of it (requirement S1.11). */
export const patternDocument = defineDocument({ id: 'pattern', present: presentSchema, migrations: patternMigrations })
/** Reads a pattern of any version. */
export const patternSchema = patternDocument.reads
/** A garment of a look as it is cut, in sizes, with all that was changed by hand. */
export type PatternDocument = z.output<typeof presentSchema>
