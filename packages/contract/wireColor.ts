import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import { z } from 'zod'
import { gradientWire } from './wire.ts'

const channel = z.number().int().min(0).max(255)
const rgba = z.strictObject({ r: channel, g: channel, b: channel, a: z.number().min(0).max(1) })

/** A colour on the wire: its channels, and once more with how opaque it is. */
export const wireColorSchema = z.strictObject({ r: channel, g: channel, b: channel, rgba })
export type WireColor = z.output<typeof wireColorSchema>

const percentage = z
  .string()
  .regex(/^\d+(\.\d+)?(e[+-]?\d+)?%$/)
  .refine((text) => Number.parseFloat(text) <= 100)

/** A gradient on the wire (requirement S3.16): places of stops are percentages as text. */
export const wireGradientSchema = z.strictObject({
  angle: z.number().min(-360).max(360),
  gradientList: z
    .array(z.strictObject({ left: percentage, rgba }))
    .min(2)
    .max(12),
})
export type WireGradient = z.output<typeof wireGradientSchema>

export const colorToWire = ({ r, g, b }: Color): WireColor => ({ r, g, b, rgba: { r, g, b, a: 1 } })

/** The colour of a wire form; where its two notes differ, the one that is unlike what stood there is meant. */
export function colorFromWire({ r, g, b, rgba: noted }: WireColor, stood: Color | null): Color {
  const plain = { r, g, b }
  const same = stood && stood.r === r && stood.g === g && stood.b === b
  return same ? { r: noted.r, g: noted.g, b: noted.b } : plain
}

export const gradientToWire = (gradient: Gradient): WireGradient => z.encode(gradientWire, gradient)

/** The gradient of a wire form, its stops in order of their places. */
export function gradientFromWire(wire: WireGradient): Gradient {
  const { angle, stops } = gradientWire.parse(wire)
  return { angle, stops: stops.toSorted((one, other) => one.at - other.at) }
}
