import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import type { CanvasDocument } from './canvasDocument.ts'
import { faultOfLayers } from './faultOfLayers.ts'
import { canvasMigrations } from './migrations/index.ts'
import { storedLayerSchema } from './storedLayer.ts'

const { side } = limits.canvas
const sideSchema = z.number().int().min(side.least).max(side.most)

/** A painting as it is kept: its tiles are named by the SHA-256 of their PNGs (requirement S3.13). */
const presentSchema = z
  .object({
    kind: z.literal('canvas'),
    version: z.literal(1),
    width: sideSchema,
    height: sideSchema,
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    root: z.array(z.string().min(1).max(40)).readonly(),
    layers: z.record(z.string().min(1).max(40), storedLayerSchema).readonly(),
    active: z.string().max(40),
  })
  .superRefine((canvas, context) => {
    const fault = faultOfLayers(canvas)
    if (fault) context.addIssue({ code: 'custom', message: fault, path: ['layers'] })
  })
export type StoredCanvas = z.output<typeof presentSchema>

/** The kind of document that a painting is. */
export const canvasDocument = defineDocument({ id: 'canvas', present: presentSchema, migrations: canvasMigrations })
/** Reads a painting of any version. */
export const storedCanvasSchema = canvasDocument.reads

/** A painting as it is kept, of one whose tiles are named by their hashes. */
export const storedCanvas = ({ width, height, color, root, layers, active }: CanvasDocument<string>): StoredCanvas => ({
  kind: 'canvas',
  version: 1,
  width,
  height,
  color,
  root,
  layers,
  active,
})
