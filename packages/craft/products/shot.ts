import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { productFormatIds } from './formats.ts'
import { productGroundIds } from './grounds.ts'
import { lightSchema, studioLight } from './light.ts'
import { presentationIds } from './presentations.ts'

/** The ground of a picture: its kind, a colour of one's own for those that take one, and the picture of an own one. */
export const shotGroundSchema = z.object({
  kind: z.enum(productGroundIds),
  color: colorSchema.nullable().default(null),
  picture: hashOf('picture').nullable().default(null),
})
export type ShotGround = z.output<typeof shotGroundSchema>

/** How a product picture of a look is taken (requirements S1.07, S1.08): a picture is a function of the look and of this alone. */
export const shotSchema = z.object({
  presentation: z.enum(presentationIds),
  /** The way in which it is presented; the first of the presentation unless named. */
  manner: z.string().max(40).nullable().default(null),
  /** The id of the garment that is shown, where a presentation shows one; the outermost unless named. */
  garment: z.string().max(60).nullable().default(null),
  view: z.enum(['front', 'back', 'threeQuarter']).default('front'),
  format: z.enum(productFormatIds).default('portrait'),
  ground: shotGroundSchema,
  light: lightSchema.default(studioLight),
  /** What of the chance of folds and grounds; another one is another picture of the same. */
  seed: z.number().int().min(0).max(1_000_000).default(1),
  /** Millimetres of cloth along the longer side of the picture, so that garments of a collection lie in true size to each other; as large as fits unless named. */
  millimetres: z.number().min(20).max(20_000).nullable().default(null),
})
export type Shot = z.output<typeof shotSchema>
