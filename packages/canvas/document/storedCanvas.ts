import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { foreign, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import type { CanvasDocument } from './canvasDocument.ts'
import { faultOfLayers } from './faultOfLayers.ts'
import { canvasColorForm, layerForm, layerIdForm } from './layerForm.ts'
import { canvasMigrations } from './migrations/index.ts'

const sideSchema = z.number().int().min(1).max(limits.canvas.side)
const tileSchema = foreign(
  sha256(),
  'Tiles that are not the caller’s own are named as missing when a painting is kept.',
)

/** A painting as it is kept: its tiles are named by the SHA-256 of their PNGs (requirement S3.13). */
const presentSchema = z
  .object({
    kind: z.literal('canvas'),
    version: z.literal(1),
    width: sideSchema,
    height: sideSchema,
    color: canvasColorForm,
    root: z.array(layerIdForm).readonly(),
    layers: z.record(layerIdForm, layerForm(tileSchema)).readonly(),
    active: z.union([z.literal(''), layerIdForm]),
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
