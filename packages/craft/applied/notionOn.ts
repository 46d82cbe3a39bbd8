import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { spotSchema } from './spot.ts'

/** What is sewn, printed or painted on: a notion of the catalogue in given colours, or by its content hash a picture (a liked slogan, logo, motif or cut-out) or paint that was laid on the canvas, which lies exactly where it was painted. */
export const notionSourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notion'),
    notion: z.string().max(60),
    colors: z.array(colorSchema).max(6),
    knobs: z.record(z.string().max(40), z.union([z.number(), z.string().max(60)])).optional(),
  }),
  z.object({ kind: z.literal('picture'), hash: hashOf('picture') }),
  z.object({ kind: z.literal('paint'), hash: hashOf('picture') }),
])
export type NotionSource = z.output<typeof notionSourceSchema>

/** An element applied to a garment (requirement S4.01): held in the garment's own coordinates, sized in millimetres on cloth, angle in degrees clockwise. */
export const notionOnSchema = z.object({
  kind: z.literal('notion'),
  id: z.string().min(1).max(60),
  source: notionSourceSchema,
  at: spotSchema,
  /** Across the element, in millimetres. */
  width: z.number().min(2).max(1500),
  angle: z.number().min(-360).max(360),
  mirrored: z.boolean(),
  opacity: z.number().min(0).max(1),
  /** Copies with even gaps from its spot to another, both ends included; the way runs straight on the cloth. */
  copies: z.object({ count: z.number().int().min(2).max(200), to: spotSchema }).optional(),
  hidden: z.boolean(),
})
export type NotionOn = z.output<typeof notionOnSchema>

/** Paint on a garment: a picture that lies exactly where it was painted. */
export const paintOnSchema = notionOnSchema.extend({
  source: z.object({ kind: z.literal('paint'), hash: hashOf('picture') }),
})
export type PaintOn = z.output<typeof paintOnSchema>
