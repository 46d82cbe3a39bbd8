import { designSchema } from '@toile/craft/designs/design.ts'
import { lineAsks, lineChoicesSchema, lineStrokesSchema } from '@toile/craft/sketches/linesOrder.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** What a picture is that is taken apart, as it was when that was ordered: a look, which tells all of its garments, or pixels. */
const linesSourceSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('look'), look: designSchema, designId: z.uuid().nullable() }),
  z.object({ of: z.literal('picture') }),
])

/** A picture becomes line drawings, one for each garment in it (requirements S1.10, S3.11). */
export const drawLines = defineTask({
  label: 'Take a picture apart',
  load: 'reading',
  credits: () => limits.lineDrawing.credits,
  takes: z.object({
    source: linesSourceSchema,
    /** The picture that is taken apart; a look that was never drawn has none. */
    fileId: z.uuid().nullable(),
    /** What the drawings are called after, and in which language. */
    name: z.string(),
    language: z.string(),
    strokes: lineStrokesSchema,
    choices: lineChoicesSchema,
  }),
  gives: z.object({
    lineDrawingIds: z.array(z.uuid()),
    asks: z.array(z.enum(lineAsks.map(({ id }) => id))),
  }),
})
