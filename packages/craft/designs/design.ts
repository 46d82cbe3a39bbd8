import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { appliedSchema } from '../applied/applied.ts'
import { partPrintSchema } from '../applied/partPrint.ts'
import { colorSchema } from '../colors/color.ts'
import { fillSchema } from '../colors/fill.ts'
import { handSchema } from '../hands/hand.ts'
import { personSchema } from '../mannequins/ownFigure.ts'
import { placementSchema } from '../prints/placement.ts'
import { backdrops } from './backdrops.ts'
import { colorRoleSchema, colorwaySchema } from './lookColorway.ts'
import { designVersion } from './designVersion.ts'
import { designMigrations } from './migrations/index.ts'
import { sizeSchema } from './size.ts'

/** The hands a look can be drawn in (requirement S3.25). */
export const styleSchema = z.enum(['ink', 'illustration', 'realistic'])
export type Style = z.output<typeof styleSchema>

const knobs = z.record(z.string().max(40), z.union([z.number(), z.string().max(60)]))

/** A garment type of the catalogue, or a traced sketch by the hash of its traced piece. */
export const cutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('garment'), garment: z.string().max(60) }),
  z.object({ kind: z.literal('traced'), traced: hashOf('traced') }),
])

/** Where the back of a traced sketch comes from. */
export const backSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('front') }),
  z.object({ kind: z.literal('traced'), traced: hashOf('traced') }),
])

/** One garment as worn in a design. */
export const wornSchema = z.object({
  id: z.string().min(1).max(60),
  cut: cutSchema,
  knobs,
  fabric: z.string().max(60),
  fill: fillSchema,
  contrast: colorSchema.nullable(),
  trim: colorSchema.nullable(),
  print: placementSchema.nullable(),
  /** Parts that wear another print than the garment, at most one entry for a part and side. */
  partPrints: z.array(partPrintSchema).max(limits.partPrints).optional(),
  /** Elements and regions on its cloth. */
  applied: z.array(appliedSchema).max(limits.appliedPerGarment).optional(),
  hidden: z.boolean(),
  /** Left as it is by every change until it is unlocked. */
  locked: z.literal(true).optional(),
  /** A traced sketch that was coloured in wears its own colours; without it the fill. */
  ownColors: z.literal(true).optional(),
  /** What a traced sketch is seen as from behind: its front's lines turned over, or another tracing; without it a plain outline. */
  back: backSchema.optional(),
  /** The flecks of a tweed: tones of its own colour; without it coloured yarns that go with any. */
  flecks: z.literal('tonal').optional(),
  /** Drives folds and small irregularities. */
  seed: z.number().int().min(0).max(0xffffffff),
})
export type Worn = z.output<typeof wornSchema>

/** Which board items a design was made from, so that it can be explained and repeated. */
const originSchema = z.object({
  briefSeed: z.number().int(),
  index: z.number().int(),
  sources: z
    .array(z.object({ kind: z.enum(['sketch', 'print', 'color', 'mood', 'system', 'brand']), id: z.string().max(80) }))
    .max(60),
  /** Whether it is somebody else's work recreated, which may be redesigned and not designed (requirement S5.20). */
  recreated: z.literal(true).optional(),
})

const presentSchema = z.object({
  version: z.literal(designVersion),
  style: styleSchema,
  mannequin: z.object({ person: personSchema, pose: z.string().max(60), mirrored: z.boolean() }),
  shoes: z.object({ kind: z.string().max(40), color: colorSchema }),
  lips: colorSchema,
  ground: colorSchema,
  /** What it stands before; its ground alone where nothing is told. */
  backdrop: z.enum(backdrops.map(({ id }) => id)).optional(),
  /** How it is drawn; the plain hand of its style where nothing is told. */
  hand: handSchema.optional(),
  /** In the order of dressing, innermost first. */
  garments: z.array(wornSchema).max(limits.garmentsPerLook),
  origin: originSchema.nullable(),
  /** Palettes it can be worn in, and which of its colours play one role in them. */
  colorways: z.array(colorwaySchema).max(limits.colorways).optional(),
  roles: z.array(colorRoleSchema).max(limits.colorRoles).optional(),
  /** The size it was made at, as it was paid for; the standard one where nothing is told. */
  size: sizeSchema.optional(),
})

/** The design document: everything a picture of a look depends on; the same document always draws the same pixels. */
export const designDocument = defineDocument({ id: 'design', present: presentSchema, migrations: designMigrations })
/** Reads a design document of any version. */
export const designSchema = designDocument.reads
export type Design = z.output<typeof presentSchema>
