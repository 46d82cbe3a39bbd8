import { limits } from '@toile/rules/limits.ts'
import { foreign, sha256 } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { adjustmentIds } from './adjustment.ts'
import { blends } from './blends.ts'

const { reach, letters } = limits.canvas
const share = z.number().min(0).max(1)
const far = z.number().min(-1_000_000).max(1_000_000)
const place = z.tuple([far, far]).readonly()
const color = z.string().regex(/^#[0-9a-f]{6}$/)
const layerId = z.string().min(1).max(40)
const side = z.number().int().min(1).max(30_000)

const tileKeySchema = z.string().regex(/^(?:0|-?[1-9]\d{0,2}),(?:0|-?[1-9]\d{0,2})$/)

/** Tiles by "column,row", each named by the SHA-256 of its PNG. */
const storedTilesSchema = z
  .record(
    tileKeySchema,
    foreign(sha256(), 'Tiles that are not the caller’s own are named as missing when a painting is kept.'),
  )
  .refine((tiles) => Object.keys(tiles).every((key) => key.split(',').every((at) => Math.abs(Number(at)) <= reach)))
  .readonly()

const matrixSchema = z.tuple([far, far, far, far, far, far, far, far, far]).readonly()

const textStyleSchema = z.object({
  family: z.string().max(80),
  style: z.enum(['normal', 'italic']),
  weight: z.number().min(1).max(1000),
  size: z.number().positive().max(8192),
  spacing: z.number().min(-1000).max(10_000),
  lineHeight: z.number().min(0).max(20),
  align: z.enum(['left', 'center', 'right']),
  color,
  opacity: share,
  backgroundColor: color,
  backgroundOpacity: share,
})

const textPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('point') }),
  z.object({ kind: z.literal('box'), width: z.number().positive().max(100_000) }),
  z.object({ kind: z.literal('curve'), points: z.array(place).max(400).readonly() }),
])

const adjustmentSchema = z.object({
  id: z.enum(adjustmentIds),
  knobs: z.record(z.string().max(40), far).readonly(),
  points: z.array(place).max(64).readonly().optional(),
  color: color.optional(),
})

const everyLayer = {
  id: layerId,
  name: z.string().max(limits.nameLength),
  visible: z.boolean(),
  pinned: z.boolean(),
  fixed: z.boolean(),
  background: z.boolean(),
  opacity: share,
  blend: z.enum(blends),
  clipping: z.boolean(),
  lockAlpha: z.boolean(),
  mask: z.object({ tiles: storedTilesSchema, outside: z.enum(['shown', 'hidden']), enabled: z.boolean() }).optional(),
  part: z
    .object({
      designId: foreign(z.uuid(), 'The look that a layer was lifted from may be gone; nothing of it is read here.'),
      part: z.string().max(200),
    })
    .optional(),
}

/** A layer of a painting as it is kept. */
export const storedLayerSchema = z.discriminatedUnion('kind', [
  z.object({ ...everyLayer, kind: z.literal('raster'), tiles: storedTilesSchema }),
  z.object({
    ...everyLayer,
    kind: z.literal('picture'),
    source: storedTilesSchema,
    width: side,
    height: side,
    matrix: matrixSchema,
    tiles: storedTilesSchema,
  }),
  z.object({
    ...everyLayer,
    kind: z.literal('text'),
    text: z.string().max(letters),
    style: textStyleSchema,
    place: textPlaceSchema,
    breaks: z.array(z.number().int().min(0).max(letters)).max(letters).readonly(),
    matrix: matrixSchema,
    tiles: storedTilesSchema,
  }),
  z.object({
    ...everyLayer,
    kind: z.literal('group'),
    children: z.array(layerId).readonly(),
    passThrough: z.boolean(),
  }),
  z.object({ ...everyLayer, kind: z.literal('adjustment'), adjustment: adjustmentSchema }),
])
