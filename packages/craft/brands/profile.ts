import { z } from 'zod'
import { printKindIds } from './printKinds.ts'
import { paletteColorSchema } from './brandReading.ts'

const share = z.number().min(0).max(1)
const pictures = z.array(z.string().max(80)).max(80)

/** A kind of print with the share of the brand's printed cloth that it has, its step in millimetres, and the prints of the catalogue that are like it. */
const brandPrintSchema = z.object({
  kind: z.enum(printKindIds),
  share,
  step: z.number().nullable(),
  density: share,
  colors: z.number(),
  like: z.array(z.string().max(60)).max(6),
  pictures,
})
export type BrandPrint = z.output<typeof brandPrintSchema>

/** A category of garments with its share, and its mean shape in the terms of the catalogue's `character`. */
const brandCutSchema = z.object({
  category: z.string().max(40),
  share,
  length: share,
  volume: share,
  sleeve: share,
  waist: share,
  /** How far the pictures differ in length and volume: the room that a cut of the brand has. */
  spread: share,
  pictures,
})
export type BrandCut = z.output<typeof brandCutSchema>

/** The lines that an outline can have, by the letter it resembles. */
export const outlineIds = ['A', 'H', 'X', 'O', 'V'] as const
export type OutlineId = (typeof outlineIds)[number]

/** What is measured from a brand's pictures, part by part with its confidence and the pictures it comes from (requirement S2.61). */
export const brandProfileSchema = z.object({
  version: z.literal(1),
  pictures: z.number().int(),
  palette: z.object({ colors: z.array(paletteColorSchema.extend({ pictures })).max(16), confidence: share }),
  tone: z.object({
    lightness: share,
    saturation: share,
    contrast: share,
    warmth: share,
    busyness: share,
    confidence: share,
  }),
  prints: z.object({
    /** Share of the cloth that is printed. */
    printed: share,
    kinds: z.array(brandPrintSchema).max(9),
    confidence: share,
  }),
  cuts: z.object({ cuts: z.array(brandCutSchema).max(15), confidence: share }),
  proportions: z
    .object({
      outlines: z.partialRecord(z.enum(outlineIds), share),
      shoulder: z.number(),
      waist: z.number(),
      hip: z.number(),
      hem: z.number(),
      split: share.nullable(),
      end: share,
      confidence: share,
      pictures,
    })
    .nullable(),
  /** Whose body the brand dresses most; nothing when nobody stands in its pictures. */
  wearer: z.enum(['female', 'male']).nullable().default(null),
  line: z.object({ width: z.number(), regularity: share, confidence: share, pictures }).nullable(),
  surface: z.object({ roughness: share, shine: share, confidence: share, pictures }).nullable(),
})
export type BrandProfile = z.output<typeof brandProfileSchema>
