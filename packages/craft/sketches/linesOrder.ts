import { z } from 'zod'
import type { LineDrawing } from './lineDrawing.ts'

/** How line drawings are taken from a picture (requirement S3.11): drawn alike on both sides, set upright, completed where something hides them. */
export const lineChoicesSchema = z.object({
  symmetric: z.boolean().default(true),
  straight: z.boolean().default(true),
  completed: z.boolean().default(true),
})
export type LineChoices = z.output<typeof lineChoicesSchema>

const strokeSchema = z.object({
  points: z
    .array(z.tuple([z.number(), z.number()]).readonly())
    .min(1)
    .readonly(),
  radius: z.number().positive(),
})

/** What a person marks in a picture, in its pixels: what is cloth, and what is not. */
export const lineStrokesSchema = z.object({
  keep: z.array(strokeSchema).readonly().default([]),
  drop: z.array(strokeSchema).readonly().default([]),
})
export type LineStrokes = z.output<typeof lineStrokesSchema>

/** What a person is asked to look at before line drawings of a picture are used. */
export const lineAsks = [
  {
    id: 'cut',
    label: 'The ground could not be told from the clothes with certainty; mark what to keep and what to drop',
  },
  { id: 'category', label: 'The category is uncertain; choose the right one of the three' },
  { id: 'parting', label: 'It is uncertain where one garment ends and the next begins; mark one of them' },
  { id: 'edge', label: 'A garment reaches the edge of the picture; the rest of it is completed' },
] as const
export type LineAsk = (typeof lineAsks)[number]['id']

/** Line drawings that were taken from a picture, one for each garment in it, and where each lies in the picture's pixels. */
export interface LinesFound {
  drawings: readonly FoundDrawing[]
  asks: readonly LineAsk[]
}

/** One drawing, with where its garment lies in the picture. */
export interface FoundDrawing {
  drawing: LineDrawing
  box: { left: number; top: number; width: number; height: number }
}
