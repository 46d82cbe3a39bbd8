import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { derivedSourceSchema } from './derivedSource.ts'
import { pictureInksSchema } from './pictureInks.ts'
import { repeatSchema } from './repeat.ts'

/** Where a print's picture comes from: a construction of the catalogue painted in given colours, an uploaded picture by its content hash, or a picture turned into cloth. */
export const printSourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('construction'),
    print: z.string().max(60),
    colors: z.array(colorSchema).min(1).max(8),
    seed: z.number().int().min(0).max(0xffffffff),
    /** Turned knobs of the print; the others stand at normal. */
    knobs: z.record(z.string().max(40), z.union([z.number(), z.string().max(60)])).optional(),
  }),
  z.object({
    kind: z.literal('picture'),
    hash: hashOf('picture'),
    /** Its leading colours and what each is printed in; without them it is printed as it is. */
    inks: pictureInksSchema.optional(),
  }),
  derivedSourceSchema,
])
export type PrintSource = z.output<typeof printSourceSchema>

/**
 * A print on a garment. Overall: the tile repeats in true scale over the whole garment, `x` and `y` shift it, `width` is the tile's width.
 * Single: one motif, `x` and `y` are its centre from the middle of the neckline, `width` the motif's width. All in millimetres on cloth, angle in degrees.
 */
export const placementSchema = z.object({
  source: printSourceSchema,
  mode: z.enum(['overall', 'single']),
  repeat: repeatSchema,
  width: z.number().min(2).max(2000),
  x: z.number().min(-3000).max(3000),
  y: z.number().min(-3000).max(3000),
  angle: z.number().min(-360).max(360),
  opacity: z.number().min(0).max(1),
  /** Laid once along the lower edge of each piece, as a border print is; `y` lifts it off the edge. */
  along: z.literal('hem').optional(),
  /** Turned over left and right. */
  mirrored: z.literal(true).optional(),
})
export type Placement = z.output<typeof placementSchema>
