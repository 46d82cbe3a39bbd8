import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** A garment type with its knobs, as a sketch and a board hold it; only knobs that differ from normal need be there. */
export const cutGarmentSchema = z.object({
  id: z.string().max(60),
  knobs: z
    .record(z.string().max(40), z.union([z.number(), z.string().max(60)]))
    .refine((knobs) => Object.keys(knobs).length <= limits.sketch.knobs),
})
export type CutGarment = z.output<typeof cutGarmentSchema>
