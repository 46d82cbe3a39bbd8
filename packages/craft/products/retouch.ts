import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { lightSchema } from './light.ts'
import { shotGroundSchema } from './shot.ts'

const share = z.number().min(0).max(1)
const signed = z.number().min(-1).max(1)

/** A place in a picture: shares of its sides from the left and from the top. */
const placeSchema = z.tuple([share, share])
export type Place = z.output<typeof placeSchema>

/** Places of an outline, in order. */
const outlineSchema = z.array(placeSchema).min(3).max(400)

/** A line drawn over a picture by hand; its radius is a share of the picture's longer side. */
const brushedSchema = z.object({
  points: z.array(placeSchema).min(1).max(600),
  radius: z.number().min(0.0005).max(0.5),
})
export type Brushed = z.output<typeof brushedSchema>

const brushes = z.array(brushedSchema).max(60).default([])

/** Points of a curve of tones, from 0 (black) to 1 (white), by what comes in. */
const curveSchema = z
  .array(z.tuple([share, share]))
  .max(16)
  .default([])

/** Which pixels a colour is changed of: what is cut out, what an outline holds, or what has about a colour. */
const regionSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('cutOut') }),
  z.object({ by: z.literal('outline'), outline: outlineSchema }),
  z.object({
    by: z.literal('color'),
    color: colorSchema,
    /** How far a colour may lie from it: 0 hardly, 1 half of all colours. */
    tolerance: share,
  }),
])
export type RetouchRegion = z.output<typeof regionSchema>

/** A step by which a picture is changed (requirement S2.31); the original stays as it is, and a picture is its steps in order. Places are shares of the sides of the picture before the step. */
export const retouchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crop'), left: share, top: share, right: share, bottom: share }),
  z.object({ kind: z.literal('straighten'), degrees: z.number().min(-45).max(45) }),
  z.object({
    kind: z.literal('perspective'),
    /** Where the corners of what should be upright lie: upper left, upper right, lower right, lower left. */
    corners: z.tuple([placeSchema, placeSchema, placeSchema, placeSchema]),
  }),
  z.object({ kind: z.literal('exposure'), stops: z.number().min(-3).max(3) }),
  z.object({ kind: z.literal('whiteBalance'), warm: signed, green: signed }),
  z.object({
    kind: z.literal('curves'),
    all: curveSchema,
    red: curveSchema,
    green: curveSchema,
    blue: curveSchema,
  }),
  z.object({ kind: z.literal('sharpen'), amount: share }),
  z.object({ kind: z.literal('cutOut'), keep: brushes, drop: brushes }),
  z.object({ kind: z.literal('recolour'), region: regionSchema, color: colorSchema }),
  z.object({
    kind: z.literal('remove'),
    /** What is removed is what the lines cover and what the outline holds. */
    brushed: brushes,
    outline: outlineSchema.nullable().default(null),
  }),
  z.object({ kind: z.literal('ground'), ground: shotGroundSchema }),
  z.object({
    kind: z.literal('light'),
    light: lightSchema,
    /** How much of the picture's own light is taken out first. */
    without: share,
  }),
  z.object({
    kind: z.literal('space'),
    side: z.enum(['left', 'top', 'right', 'bottom']),
    /** How much is added, as a share of that side's length before. */
    share: z.number().min(0.05).max(2),
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
