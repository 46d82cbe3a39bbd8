import { z } from 'zod'
import { findGarment } from '../garments/index.ts'
import type { StoredKnobs } from '../garments/knob.ts'
import { limits } from '../limits.ts'

/** A garment type with its knobs, as a sketch and a board hold it; only knobs that differ from normal need be there. */
export const cutGarmentSchema = z.object({
  id: z.string().max(60),
  knobs: z
    .record(z.string().max(40), z.union([z.number(), z.string().max(60)]))
    .refine((knobs) => Object.keys(knobs).length <= limits.sketch.knobs),
})
export type CutGarment = z.output<typeof cutGarmentSchema>

/** A technical flat: a garment of the catalogue with its knobs, seen from the front or from both sides (requirements S2.56, S3.26). */
export const sketchDocumentSchema = z.object({
  kind: z.literal('sketch'),
  version: z.literal(1),
  garment: cutGarmentSchema.shape.id,
  knobs: cutGarmentSchema.shape.knobs,
  /** Whose body it is drawn for. */
  gender: z.enum(['female', 'male']).default('female'),
  /** Whether the back stands beside the front. */
  back: z.boolean().default(true),
  seed: z.number().int().min(0).max(0xffffffff),
})
export type SketchDocument = z.output<typeof sketchDocumentSchema>

/** Stored knobs of a garment without those that it does not have or that stand at normal. */
export function knownKnobs(garment: string, stored: StoredKnobs): StoredKnobs {
  const knobs = findGarment(garment)?.knobs ?? {}
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const knob = knobs[name]
      if (!knob || value === knob.normal) return false
      return knob.kind === 'number' ? typeof value === 'number' : knob.options.some(({ id }) => id === value)
    }),
  )
}
