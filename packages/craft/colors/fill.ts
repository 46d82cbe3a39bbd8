import { z } from 'zod'
import { colorSchema } from './color.ts'

/** A gradient over a garment: angle in degrees (0 runs left to right, 90 downwards), stops in order of place 0..1. */
export const gradientSchema = z.object({
  angle: z.number().min(-360).max(360),
  stops: z
    .array(z.object({ at: z.number().min(0).max(1), color: colorSchema, opacity: z.number().min(0).max(1).default(1) }))
    .min(2)
    .max(12),
})
export type Gradient = z.output<typeof gradientSchema>

/** What a garment's cloth is coloured with before any print. */
export const fillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), color: colorSchema }),
  z.object({ kind: z.literal('gradient'), gradient: gradientSchema }),
])
export type Fill = z.output<typeof fillSchema>
