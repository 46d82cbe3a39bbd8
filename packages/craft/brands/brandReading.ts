import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { printKindIds } from './printKinds.ts'

const share = z.number().min(0).max(1)

/** A colour with the share of cloth it covers, 0..1. */
export const paletteColorSchema = z.object({ color: colorSchema, share })

/** One stretch of cloth in a picture: what is printed on it, how surely, and how large its figures are. */
const clothReadingSchema = z.object({
  kind: z.enum(printKindIds),
  /** How likely each kind is, in the order of `printKinds`. */
  shares: z.array(share),
  confidence: share,
  /** Prints of the catalogue that look like it, the likest first. */
  like: z.array(z.string().max(60)).max(6),
  /** The step of its figures in millimetres on cloth; nothing where the picture tells no scale. */
  step: z.number().nullable(),
  /** Share of the cloth that its figures cover. */
  density: share,
  colors: z.number().int(),
})
export type ClothReading = z.output<typeof clothReadingSchema>

/** The shape of one garment, or of what somebody wears, in the terms of the catalogue's `character`. */
const shapeReadingSchema = z.object({
  category: z.string().max(40),
  confidence: share,
  length: share,
  volume: share,
  sleeve: share,
  waist: share,
})
export type ShapeReading = z.output<typeof shapeReadingSchema>

/** The outline of a dressed figure, in shares of its height; widths at shoulder, waist, hip and hem. */
const outlineReadingSchema = z.object({
  shoulder: z.number(),
  waist: z.number(),
  hip: z.number(),
  hem: z.number(),
  /** Where the upper part ends and where all cloth ends, from the neck (0) to the ankle (1). */
  split: share.nullable(),
  end: share,
})
export type OutlineReading = z.output<typeof outlineReadingSchema>

/** What one picture of a brand tells (requirement S2.61): a pure function of its pixels. */
export const readingSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['look', 'garment', 'print', 'scene']),
  /** How surely it is of its kind. */
  confidence: share,
  width: z.number().int(),
  height: z.number().int(),
  colors: z.array(paletteColorSchema).max(10),
  mood: z.object({ warmth: share, saturation: share, contrast: share, lightness: share, busyness: share }),
  cloths: z.array(clothReadingSchema).max(3),
  shapes: z.array(shapeReadingSchema).max(4),
  outline: outlineReadingSchema.nullable(),
  /** Whose body is dressed, where somebody is. */
  wearer: z.enum(['female', 'male']).nullable().default(null),
  /** The pen of a drawing: width as a share of the drawing's height, and regularity 0 (brush) .. 1 (technical pen). */
  stroke: z.object({ width: z.number(), regularity: share }).nullable(),
  /** Fine change of light on plain cloth, 0 smooth .. 1 rough, and the share that shines. */
  surface: z.object({ roughness: share, shine: share }).nullable(),
  /** What speaks against it as a picture to measure. */
  faults: z.array(z.enum(['small', 'blurred', 'dark', 'collage', 'cropped', 'text', 'busyGround', 'several'])),
})
export type Reading = z.output<typeof readingSchema>
export type Fault = Reading['faults'][number]
