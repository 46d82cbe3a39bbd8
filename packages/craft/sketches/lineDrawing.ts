import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { accessoryCategories, categories } from '../garments/categories.ts'
import { cutGarmentSchema } from '../garments/cutGarment.ts'
import { lineDrawingMigrations } from './migrations/index.ts'

/** The layers of a line drawing, in the order of the screen, with the pen that each is drawn by: four to two to one. */
export const drawnLayers = [
  { id: 'outline', label: 'Outline', pen: 4 },
  { id: 'seam', label: 'Seams', pen: 2 },
  { id: 'stitch', label: 'Stitching', pen: 1 },
  { id: 'fold', label: 'Fold lines', pen: 1 },
] as const
export type DrawnLayer = (typeof drawnLayers)[number]['id']

/** Every category that a line drawing may be of: garments, what completes a look, and shoes. */
export const drawnCategories = [
  ...categories.map(({ id, label }) => ({ id, label })),
  ...accessoryCategories.map(({ id, label }) => ({ id, label })),
  { id: 'shoes', label: 'Shoes' },
] as const
export type DrawnCategory = (typeof drawnCategories)[number]['id']

const place = z.tuple([z.number(), z.number()]).readonly()
/** A point of a line, with the handles of the curves before and after it. */
const lineNodeSchema = z.object({ at: place, before: place, after: place })
export type LineNode = z.output<typeof lineNodeSchema>

const pen = z.union([z.literal(4), z.literal(2), z.literal(1)])
/** One segment: its name in the drawing, its layer and pen, and the points of its curves. */
export const drawnLineSchema = z.object({
  id: z.string().min(1).max(12),
  layer: z.enum(drawnLayers.map(({ id }) => id)),
  pen,
  closed: z.boolean(),
  /** Whether it was completed where something hid it: shown dashed while it is corrected. */
  guessed: z.boolean(),
  nodes: z.array(lineNodeSchema).min(2).max(limits.lineDrawing.nodes).readonly(),
})
export type DrawnLine = z.output<typeof drawnLineSchema>

const category = z.enum(drawnCategories.map(({ id }) => id))

/** The line drawing of one garment alone, from the front (requirement S3.11): every place in units of its page. */
const presentSchema = z.object({
  kind: z.literal('lineDrawing'),
  version: z.literal(1),
  /** Whether it was drawn from a look's document, where it is exact, or read from a picture. */
  from: z.enum(['look', 'picture']),
  category,
  /** What it may be, likeliest first, with how sure that is; three at most. */
  choices: z
    .array(z.object({ category, confidence: z.number().min(0).max(1) }))
    .max(3)
    .readonly(),
  width: z.number().positive().max(20_000),
  height: z.number().positive().max(20_000),
  /** Millimetres of the garment to a unit of the page; nothing where a picture does not tell. */
  scale: z.number().positive().nullable(),
  /** The column of the garment's middle, where it is drawn alike on both sides. */
  axis: z.number().nullable(),
  /** The garment of the catalogue that it is, or comes nearest to. */
  garment: cutGarmentSchema.nullable(),
  lines: z.array(drawnLineSchema).max(limits.lineDrawing.lines).readonly(),
})
export type LineDrawing = z.output<typeof presentSchema>

/** The kind of document that a line drawing is. */
export const lineDrawingDocument = defineDocument({
  id: 'lineDrawing',
  present: presentSchema,
  migrations: lineDrawingMigrations,
})
/** Reads a line drawing of any version. */
export const lineDrawingSchema = lineDrawingDocument.reads

/** The pen of a layer unless it is told otherwise. */
export const penOf = (layer: DrawnLayer): DrawnLine['pen'] => drawnLayers.find(({ id }) => id === layer)?.pen ?? 1
