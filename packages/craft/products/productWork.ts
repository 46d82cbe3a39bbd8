import { z } from 'zod'
import { designSchema } from '../designs/design.ts'
import { retouchedSchema } from './retouch.ts'
import { shotSchema } from './shot.ts'

/** What a product picture is a picture of: a look as it was, taken in a shot; or a picture of one's own with the steps that changed it. */
export const productWorkSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('look'), look: designSchema, shot: shotSchema }),
  z.object({ of: z.literal('picture'), retouched: retouchedSchema }),
])
export type ProductWork = z.output<typeof productWorkSchema>
