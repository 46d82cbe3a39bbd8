import { fillRegion, type FillManner } from '@toile/canvas/filling/fillRegion.ts'
import { type CanvasGradient, gradientPaint } from '@toile/canvas/filling/gradientPaint.ts'
import { layFill } from '@toile/canvas/filling/layFill.ts'
import { isTiled } from '@toile/canvas/document/layer.ts'
import type { Ink, SelectedPixels } from '@toile/canvas/stroke/ink.ts'
import { eachPatch } from '@toile/canvas/tiles/eachPatch.ts'
import { side, type Tile, tileBytes, tilePlace } from '@toile/canvas/tiles/tile.ts'
import { sharedBox } from '@toile/canvas/tiles/box.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { rgbOf } from '../../colors/rgbOf.ts'
import type { Craft } from './craft.ts'
import { wholePicture } from './wholePicture.ts'

export interface FillOrder {
  readonly at: readonly [x: number, y: number]
  readonly color: string
  readonly opacity: number
  readonly manner: FillManner
  /** Whether only the layer's own pixels hold the paint back. */
  readonly ofLayer: boolean
}

export interface GradientOrder {
  readonly kind: CanvasGradient['kind']
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly colors: readonly [string, string]
  /** Whether the second colour fades out instead. */
  readonly fades: boolean
  readonly opacity: number
}

/** Lays an ink on the layer that is worked on, as one step. */
function lay(
  { session, selection }: Craft,
  label: string,
  ink: Omit<Ink, 'selection' | 'lays'>,
  region?: SelectedPixels,
): void {
  const document = session.document.get()
  const layer = document.layers[document.active]
  if (!layer) throw refuse('layerMissing')
  if (layer.kind !== 'raster' || !isTiled(layer)) throw refuse('layerWithoutPaint')
  if (!layer.visible) throw refuse('layerHidden', { name: layer.name })
  const chosen = selection() ?? undefined
  const draft = session.startDraft('layer', label)
  const whole = { x0: 0, y0: 0, x1: document.width, y1: document.height }
  const box = sharedBox(region?.box ?? whole, chosen?.box ?? whole)
  eachPatch(box, (key, _, x, y) => {
    const before: Tile = session.tiles.get(layer.tiles[key]) ?? new Uint8ClampedArray(tileBytes)
    const after: Tile = before.slice()
    layFill(before, after, x, y, box, region, { ...ink, lays: 'paint', selection: chosen, lockAlpha: layer.lockAlpha })
    draft.put(key, after)
  })
  draft.keep()
}

/** Fills what joins a place (requirement S3.22). */
export function fill(craft: Craft, { at: [x, y], color, opacity, manner, ofLayer }: FillOrder): void {
  const { width, height, active } = craft.session.document.get()
  const rgba = wholePicture(craft.session, ofLayer ? active : undefined)
  const region = fillRegion({ width, height, rgba }, Math.floor(x), Math.floor(y), manner)
  lay(craft, 'Fill', { color: rgbOf(color), opacity }, region)
}

const colorOf = (hex: string) => {
  const [r, g, b] = rgbOf(hex)
  return { r, g, b }
}

/** Lays a gradient over what is selected, or over the sheet (requirement S3.22). */
export function layGradient(craft: Craft, { kind, from, to, colors, fades, opacity }: GradientOrder): void {
  const [own, second] = [colorOf(colors[0]), colorOf(colors[1])]
  const stops = [
    { at: 0, color: own, opacity: 1 },
    { at: 1, color: fades ? own : second, opacity: fades ? 0 : 1 },
  ]
  lay(craft, 'Gradient', { color: rgbOf(colors[0]), opacity, paint: gradientPaint({ kind, from, to, stops }) })
}

/** Fills what is selected, or the whole sheet, with one colour. */
export const fillAll = (craft: Craft, color: string): void => lay(craft, 'Fill', { color: rgbOf(color), opacity: 1 })

/** Takes away what is painted where something is selected. */
export function clearSelected({ session, selection }: Craft): void {
  const document = session.document.get()
  const layer = document.layers[document.active]
  if (!layer) throw refuse('layerMissing')
  if (layer.kind !== 'raster') throw refuse('layerWithoutPaint')
  const chosen = selection() ?? undefined
  const draft = session.startDraft('layer', 'Clear')
  for (const [key, ref] of Object.entries(layer.tiles)) {
    const before = session.tiles.get(ref)
    if (!before) continue
    const [column, row] = tilePlace(key)
    const after: Tile = before.slice()
    const box = { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side }
    const seen = chosen ? sharedBox(box, { x0: 0, y0: 0, x1: document.width, y1: document.height }) : box
    layFill(before, after, box.x0, box.y0, seen, undefined, {
      color: [0, 0, 0],
      opacity: 1,
      lays: 'erase',
      selection: chosen,
    })
    draft.put(key, after)
  }
  draft.keep()
}
