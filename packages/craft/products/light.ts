import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'

/** A lamp before a picture (requirement S1.08): where it stands as on a clock seen by whoever looks, how high it is turned towards them, and what its light is like. */
const lampSchema = z.object({
  /** Degrees clockwise from twelve o'clock. */
  from: z.number().min(0).max(360),
  /** Degrees from the plane of the picture (0, grazing) to the viewer (90, frontal). */
  height: z.number().min(5).max(90),
  /** 0 a bare bulb .. 1 an overcast sky. */
  soft: z.number().min(0).max(1),
  /** -1 blue hour .. 1 candle. */
  warm: z.number().min(-1).max(1),
  /** 1 shows cloth that faces the viewer in its own colour. */
  strength: z.number().min(0).max(2),
  /** The colour of a gel before it. */
  gel: colorSchema.nullable().default(null),
})
export type Lamp = z.output<typeof lampSchema>

/** All the light of a picture: the lamp that leads, a second one, the light of the room and the one from behind along the outline. */
export const lightSchema = z.object({
  key: lampSchema,
  second: lampSchema.nullable().default(null),
  /** 0 black shadows .. 1 hardly any. */
  fill: z.number().min(0).max(1),
  /** 0 none .. 1 a bright line. */
  rim: z.number().min(0).max(1),
})
export type Light = z.output<typeof lightSchema>

/** The soft box of a product studio, from the upper left. */
export const studioLight: Light = {
  key: { from: 318, height: 41, soft: 0.55, warm: 0.05, strength: 1, gel: null },
  second: null,
  fill: 0.45,
  rim: 0.12,
}
