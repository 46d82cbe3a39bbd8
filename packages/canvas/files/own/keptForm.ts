import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { adjustmentIds } from '../../document/adjustment.ts'
import { blends } from '../../document/blends.ts'

const { sideTiles, layers, knobs } = limits.canvasFile
const finite = z.number().min(-1e9).max(1e9)
const share = z.number().min(0).max(1)
const color = z.string().regex(/^#[0-9a-f]{6}$/)
const id = z.string().min(1).max(limits.nameLength)
const place = new RegExp(`^(-?\\d{1,3}),(-?\\d{1,3})$`)
const tiles = z
  .record(z.string().regex(place), z.string().regex(/^[0-9a-f]{64}$/))
  .refine((map) => Object.keys(map).length <= sideTiles * sideTiles)
const point = z.tuple([finite, finite]).readonly()
const matrix = z.tuple([finite, finite, finite, finite, finite, finite, finite, finite, finite]).readonly()

const every = {
  id,
  name: z.string().max(limits.canvasFile.name),
  visible: z.boolean(),
  pinned: z.boolean(),
  fixed: z.boolean(),
  background: z.boolean(),
  opacity: share,
  blend: z.enum(blends),
  clipping: z.boolean(),
  lockAlpha: z.boolean(),
  mask: z.object({ tiles, outside: z.enum(['shown', 'hidden']), enabled: z.boolean() }).optional(),
  part: z.object({ designId: id, part: z.string().max(200) }).optional(),
}

const textStyle = z.object({
  family: z.string().max(200),
  style: z.enum(['normal', 'italic']),
  weight: z.number().min(1).max(1000),
  size: z.number().min(0.1).max(10_000),
  spacing: finite,
  lineHeight: z.number().min(0).max(100),
  align: z.enum(['left', 'center', 'right']),
  color,
  opacity: share,
  backgroundColor: color,
  backgroundOpacity: share,
})
const textPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('point') }),
  z.object({ kind: z.literal('box'), width: z.number().min(0).max(1e6) }),
  z.object({ kind: z.literal('curve'), points: z.array(point).max(1_000) }),
])
const adjustment = z.object({
  id: z.enum(adjustmentIds),
  knobs: z.record(z.string().max(limits.nameLength), finite).refine((all) => Object.keys(all).length <= knobs),
  points: z.array(point).max(256).optional(),
  color: color.optional(),
})

const layer = z.discriminatedUnion('kind', [
  z.object({ ...every, kind: z.literal('raster'), tiles }),
  z.object({
    ...every,
    kind: z.literal('picture'),
    source: tiles,
    width: z.int().min(1).max(limits.pixelsASide),
    height: z.int().min(1).max(limits.pixelsASide),
    matrix,
    tiles,
  }),
  z.object({
    ...every,
    kind: z.literal('text'),
    text: z.string().max(limits.canvasFile.letters),
    style: textStyle,
    place: textPlace,
    breaks: z.array(z.int().min(0)).max(limits.canvasFile.letters),
    matrix,
    tiles,
  }),
  z.object({ ...every, kind: z.literal('group'), children: z.array(id).max(layers), passThrough: z.boolean() }),
  z.object({ ...every, kind: z.literal('adjustment'), adjustment }),
])

const presentSchema = z.object({
  version: z.literal(1),
  width: z.int().min(1).max(limits.pixelsASide),
  height: z.int().min(1).max(limits.pixelsASide),
  color,
  root: z.array(id).max(layers),
  layers: z.record(id, layer).refine((all) => Object.keys(all).length <= layers),
  active: z.string().max(limits.nameLength),
})

/** The kind of document that an own file of a painting holds, with its tiles by the hash of their PNG. */
export const canvasFileDocument = defineDocument({ id: 'canvasFile', present: presentSchema, migrations: [] })
