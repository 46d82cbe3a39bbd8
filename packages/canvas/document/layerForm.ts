import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { adjustmentIds } from './adjustment.ts'
import { blends } from './blends.ts'

const finite = z.number()
const color = z.string().regex(/^#[0-9a-f]{6}$/)
const share = z.number().min(0).max(1)
const point = z.tuple([finite, finite]).readonly()

/** The form of the id of a layer. */
export const layerIdForm = z.string().min(1).max(60)

/** The form of a layer's name. */
export const layerNameForm = z.string().min(1).max(120)

/** The form of a colour, as #rrggbb. */
export const canvasColorForm = color

/** The form of the map by which a layer lies on the sheet. */
export const matrixForm = z.tuple([finite, finite, finite, finite, finite, finite, finite, finite, finite]).readonly()

/** The form of an adjustment. */
export const adjustmentForm = z.strictObject({
  id: z.enum(adjustmentIds),
  knobs: z.record(z.string().max(40), finite).readonly(),
  points: z.array(point).max(64).readonly().optional(),
  color: color.optional(),
})

/** The form of how letters look. */
export const textStyleForm = z.strictObject({
  family: z.string().min(1).max(80),
  style: z.enum(['normal', 'italic']),
  weight: z.number().min(1).max(1000),
  size: z.number().min(1).max(4000),
  spacing: z.number().min(-1000).max(5000),
  lineHeight: z.number().min(0.1).max(10),
  align: z.enum(['left', 'center', 'right']),
  color,
  opacity: share,
  backgroundColor: color,
  backgroundOpacity: share,
})

/** The form of where text stands. */
export const textPlaceForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point') }),
  z.strictObject({ kind: z.literal('box'), width: z.number().min(1) }),
  z.strictObject({ kind: z.literal('curve'), points: z.array(point).max(400).readonly() }),
])

/** What every layer may be told anew without its pixels. */
export const layerLookForm = z.strictObject({
  name: layerNameForm,
  visible: z.boolean(),
  pinned: z.boolean(),
  fixed: z.boolean(),
  background: z.boolean(),
  opacity: share,
  blend: z.enum(blends),
  clipping: z.boolean(),
  lockAlpha: z.boolean(),
})

/** The form of tiles by "column,row". */
const tileMapForm = <R extends z.ZodType>(ref: R) => z.record(z.string().regex(/^-?\d{1,4},-?\d{1,4}$/), ref).readonly()

/** The form of a layer whose tiles are told by a reference of some form. */
export function layerForm<R extends z.ZodType>(ref: R) {
  const tiles = tileMapForm(ref)
  const every = {
    id: layerIdForm,
    ...layerLookForm.shape,
    mask: z.strictObject({ tiles, outside: z.enum(['shown', 'hidden']), enabled: z.boolean() }).optional(),
    part: z.strictObject({ designId: z.string().max(120), part: z.string().max(120) }).optional(),
  }
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('raster'), ...every, tiles }),
    z.strictObject({
      kind: z.literal('picture'),
      ...every,
      source: tiles,
      width: z.number().int().min(1),
      height: z.number().int().min(1),
      matrix: matrixForm,
      tiles,
    }),
    z.strictObject({
      kind: z.literal('text'),
      ...every,
      text: z.string().max(limits.canvas.letters),
      style: textStyleForm,
      place: textPlaceForm,
      breaks: z.array(z.number().int().min(0)).readonly(),
      matrix: matrixForm,
      tiles,
    }),
    z.strictObject({
      kind: z.literal('group'),
      ...every,
      children: z.array(layerIdForm).readonly(),
      passThrough: z.boolean(),
    }),
    z.strictObject({ kind: z.literal('adjustment'), ...every, adjustment: adjustmentForm }),
  ])
}

/** The form of tiles of an open store. */
export const openTilesForm = tileMapForm(z.number().int())

/** The form of a layer of an open painting. */
export const openLayerForm = layerForm(z.number().int())
