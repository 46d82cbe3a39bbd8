import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { brandProfileSchema } from '../../brands/profile.ts'
import { colorSchema } from '../../colors/color.ts'
import { gradientSchema } from '../../colors/fill.ts'
import { cutGarmentSchema } from '../../garments/cutGarment.ts'
import { repeatSchema } from '../../prints/repeat.ts'
import { directionHandSchema } from '../../script/directionHand.ts'
import { pictureBriefSchema } from '../../script/pictureBrief.ts'
import { colorScriptSchema } from '../../script/scriptSchema.ts'
import { seasons } from '../../script/seasons.ts'
import { styleSchema } from '../design.ts'
import { keywords } from './steering/keywords.ts'
import { markets } from './steering/markets.ts'
import { occasions } from './steering/occasions.ts'

/** How many keywords one brief may hold. */
export const mostKeywords = 6

const idOf = <Id extends string>(rows: readonly { id: Id }[]) => z.enum(rows.map(({ id }) => id) as [Id, ...Id[]])

/** How a collection is steered beside its boards: when, where and for whom it is worn, and words for its mood (requirement S1.05). */
export const steeringSchema = z.object({
  season: idOf(seasons).default('none'),
  occasion: idOf(occasions).default('none'),
  market: idOf(markets).default('contemporary'),
  keywords: z.array(idOf(keywords)).max(mostKeywords).default([]),
})

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What steers a collection, as a brief holds it. */
export type SteeringChoice = z.output<typeof steeringSchema>

/** The choice of somebody who asks for nothing in particular. */
export const unsteered: SteeringChoice = steeringSchema.parse({})

/** A print to be used: an uploaded picture with its tile's width in millimetres. */
const printSchema = z.object({ id: z.string(), hash, width: z.number(), repeat: repeatSchema, pinned: z.boolean() })
/** A sketch to be used: traced, or a garment of the catalogue with its knobs. */
const sketchSchema = z.object({
  id: z.string(),
  traced: hash.nullable(),
  garment: cutGarmentSchema.nullish(),
  category: z.string(),
  slot: z.enum(['top', 'bottom', 'whole', 'outer']),
  pinned: z.boolean(),
})

/** The frozen order of a generation: everything that decides which designs come out (requirement S1.05). */
export const briefSchema = z.object({
  seed: z.number().int().min(0).max(0xffffffff),
  looks: z.number().int().min(1).max(limits.looksPerGeneration),
  style: styleSchema,
  /** Looks that belong together, or variations of one garment (requirement S1.01). */
  kind: z.enum(['series', 'single']).default('series'),
  mannequins: z
    .array(z.object({ person: z.string(), pose: z.string() }))
    .min(1)
    .max(limits.mannequins.most),
  colors: z.array(z.object({ id: z.string(), color: colorSchema, gradient: gradientSchema.nullable() })),
  sketches: z.array(sketchSchema),
  prints: z.array(printSchema),
  /** The brand's own pieces, and what was measured in its pictures (requirement S2.61). */
  brand: z.object({
    sketches: z.array(sketchSchema),
    prints: z.array(printSchema),
    profile: brandProfileSchema.nullish(),
  }),
  /** What was read in the moodboard's pictures. */
  picture: pictureBriefSchema.nullish(),
  /** The colours of a collection without pictures, once it is composed: those asked for, and what is derived of them. */
  script: colorScriptSchema.nullish(),
  /** What was set by hand of what is read in them. */
  direction: directionHandSchema.prefault({}),
  /** The moodboard's pictures by hash. */
  moodItems: z.array(hash),
  /** How much each of them weighs among the others, in the same order; all the same where it is not told. */
  moodWeights: z.array(z.number().positive()).optional(),
  /** Percent of garment and print slots from the system library and from the brand's set (requirement S9.02). */
  systemShare: z.number().min(0).max(100),
  brandShare: z.number().min(0).max(100),
  /** Categories allowed; empty allows all. */
  positions: z.array(z.string()),
  ...steeringSchema.shape,
})
export type Brief = z.output<typeof briefSchema>
export type BriefSketch = Brief['sketches'][number]
export type BriefPrint = Brief['prints'][number]
