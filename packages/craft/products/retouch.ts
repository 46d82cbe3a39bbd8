import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { lightSchema } from './light.ts'
import { shotGroundSchema } from './shot.ts'

const share = z.number().min(0).max(1)
const signed = z.number().min(-1).max(1)

/** A step by which a picture is changed (requirement S2.31); the original stays as it is, and a picture is its steps in order. Places are shares of the sides of the picture before the step. */
export const retouchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crop'), left: share, top: share, right: share, bottom: share }),
  z.object({ kind: z.literal('straighten'), degrees: z.number().min(-45).max(45) }),
  z.object({ kind: z.literal('exposure'), stops: z.number().min(-3).max(3) }),
  z.object({ kind: z.literal('whiteBalance'), warm: signed, green: signed }),
  z.object({ kind: z.literal('sharpen'), amount: share }),
  z.object({ kind: z.literal('ground'), ground: shotGroundSchema }),
  z.object({
    kind: z.literal('light'),
    light: lightSchema,
    /** How much of the picture's own light is taken out first. */
    without: share,
  }),
])
export type Retouch = z.output<typeof retouchSchema>

/** Most steps of one picture. */
export const mostRetouches = 200

/** Most of a picture's own steps, and the file that they begin with. */
export const retouchedSchema = z.object({
  picture: hashOf('picture'),
  steps: z.array(retouchSchema).max(mostRetouches),
})
export type Retouched = z.output<typeof retouchedSchema>
