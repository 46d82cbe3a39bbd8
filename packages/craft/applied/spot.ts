import { z } from 'zod'
import { parts } from '../garments/partOf.ts'

/**
 * A place on the cloth of a worn garment, which stays where it is when cut, person, stance or view change: the part it lies on, the side
 * that is looked at, and millimetres on the cloth: `u` to the viewer's right of the part's middle, `v` from its upper end down, or from
 * its lower end up.
 */
export const spotSchema = z.object({
  part: z.enum(parts.map(({ id }) => id)),
  /** Which piece of the part, where it has several (tiers, two cuffs); another cut without such a piece takes its first. */
  piece: z.string().max(60).optional(),
  side: z.enum(['front', 'back']),
  u: z.number().min(-2000).max(2000),
  v: z.number().min(-3000).max(3000),
  from: z.enum(['top', 'bottom']),
})
export type Spot = z.output<typeof spotSchema>
