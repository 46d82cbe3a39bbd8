import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { gradientSchema } from '../colors/fill.ts'
import { placementSchema } from '../prints/placement.ts'
import { spotSchema } from './spot.ts'

const onCloth = z.tuple([z.number().min(-3000).max(3000), z.number().min(-3000).max(3000)])

/** What a region is made of instead of the cloth around it. */
const regionFillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), color: colorSchema }),
  z.object({ kind: z.literal('gradient'), gradient: gradientSchema }),
  z.object({ kind: z.literal('print'), print: placementSchema }),
  z.object({ kind: z.literal('fabric'), fabric: z.string().max(60), color: colorSchema }),
])

/** A part of a garment's cloth that is designed otherwise (partial design, requirement S3.14): closed outlines in millimetres around a spot, right and down; a hole is an outline within another (even-odd). */
export const regionSchema = z.object({
  kind: z.literal('region'),
  id: z.string().min(1).max(60),
  /** What a person calls it; otherwise it goes by its part and number. */
  name: z.string().trim().min(1).max(limits.nameLength).optional(),
  at: spotSchema,
  outlines: z.array(z.array(onCloth).min(3).max(400)).min(1).max(24),
  fill: regionFillSchema,
  /** A drawn seam, or colour that fades out over so many millimetres. */
  edge: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('seam') }),
    z.object({ kind: z.literal('cut') }),
    z.object({ kind: z.literal('feather'), width: z.number().min(1).max(300) }),
  ]),
  hidden: z.boolean(),
})
export type Region = z.output<typeof regionSchema>
