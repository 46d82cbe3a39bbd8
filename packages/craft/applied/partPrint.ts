import { z } from 'zod'
import { parts } from '../garments/partOf.ts'
import { placementSchema } from '../prints/placement.ts'

/** What one part of a garment wears instead of the garment's own print: another placement, or none (requirement S2.53). */
export const partPrintSchema = z.object({
  part: z.enum(parts.map(({ id }) => id)),
  side: z.enum(['front', 'back']),
  print: placementSchema.nullable(),
})
export type PartPrint = z.output<typeof partPrintSchema>
