import { z } from 'zod'
import { dialsSchema } from './dials/dialsSchema.ts'
import { scriptHandSchema } from './scriptHand.ts'
import { worldIds } from './worlds/worldIds.ts'

/** What a person sets by hand of what is read in a moodboard: the script, the kind of pictures it is, and dials. */
export const directionHandSchema = z.object({
  script: scriptHandSchema.prefault({}),
  world: z.enum(worldIds).nullable().default(null),
  dials: dialsSchema.partial().default({}),
})
export type DirectionHand = z.output<typeof directionHandSchema>

/** Nothing is set by hand. */
export const noDirection: DirectionHand = directionHandSchema.parse({})
