import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { cutGarmentSchema } from '../garments/cutGarment.ts'
import { sketchMigrations } from './migrations/index.ts'

/** A technical flat: a garment of the catalogue with its knobs, seen from the front or from both sides (requirements S2.56, S3.26). */
const presentSchema = z.object({
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
export type SketchDocument = z.output<typeof presentSchema>

/** The kind of document that a sketch is. */
export const sketchDocument = defineDocument({ id: 'sketch', present: presentSchema, migrations: sketchMigrations })
/** Reads a sketch’s document of any version. */
export const sketchDocumentSchema = sketchDocument.reads
