import { strToU8 } from 'fflate'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { isTiled, type Layer } from '../../document/layer.ts'
import type { Pixels } from '../../tiles/cutTiles.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { filledSheet, type WrittenCanvas } from '../incoming.ts'
import { writePng } from '../png/writePng.ts'
import { adjustmentNames } from '../psd/adjustments.ts'
import { type Note, type NoteId, notDrawn } from '../said.ts'
import { writeZip, type ZipPart } from '../zip/writeZip.ts'
import { bakedPart } from './bakedPart.ts'
import { operators } from './operators.ts'
import { escaped } from './stackTags.ts'
import { thumbnailOf } from './thumbnailOf.ts'

interface Outgoing {
  readonly document: CanvasDocument
  readonly tiles: TileStore
  readonly parts: ZipPart[]
  readonly said: Note[]
}

/** A painting as an OpenRaster file (OpenRaster 0.0.5), which has neither masks, clipping, text nor adjustments: they are worked into pixels, or said. `composite` is its picture. */
export function writeOra(document: CanvasDocument, tiles: TileStore, composite: Uint8ClampedArray): WrittenCanvas {
  const outgoing: Outgoing = { document, tiles, parts: [], said: [] }
  const { width, height, color, root } = document
  const stack = stackOut(outgoing, root)
  const ground = layerTag(outgoing, 'name="Background" edit-locked="true"', 0, 0, pngOf(filledSheet(document, color)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<image version="0.0.5" w="${width}" h="${height}"><stack>${stack}${ground}</stack></image>\n`
  const bytes = writeZip([
    { name: 'mimetype', bytes: strToU8('image/openraster'), stored: true },
    { name: 'stack.xml', bytes: strToU8(xml), stored: false },
    { name: 'mergedimage.png', bytes: writePng(composite, width, height), stored: true },
    { name: 'Thumbnails/thumbnail.png', bytes: pngOf(thumbnailOf({ width, height, rgba: composite })), stored: true },
    ...outgoing.parts,
  ])
  return { bytes, said: outgoing.said }
}

const pngOf = ({ rgba, width, height }: Pixels) => writePng(new Uint8ClampedArray(rgba), width, height)

/** Layers as tags: what lies on top stands first. */
const stackOut = (outgoing: Outgoing, ids: readonly string[]): string =>
  ids
    .map((_, i) => tagOf(outgoing, ids, i))
    .toReversed()
    .join('')

function tagOf(outgoing: Outgoing, ids: readonly string[], at: number): string {
  const { document, tiles, said } = outgoing
  const layer = document.layers[ids[at] ?? '']
  if (!layer) return ''
  const say = (id: NoteId, ...what: string[]) => said.push({ id, layer: layer.name, what })
  if (layer.kind === 'adjustment') {
    say('adjustmentOurs', notDrawn[adjustmentNames[layer.adjustment.id]].label)
    return ''
  }
  if (!isTiled(layer)) {
    if (layer.mask?.enabled || layer.clipping) say('maskLost')
    const isolation = layer.passThrough ? 'auto' : 'isolate'
    return `<stack ${everyOut(layer)} isolation="${isolation}">${stackOut(outgoing, layer.children)}</stack>`
  }
  if (layer.kind === 'text') say('textBaked')
  if (layer.mask?.enabled) say('maskBaked')
  const base = layer.clipping ? baseOf(document, ids, at) : undefined
  if (layer.clipping) say(base && isTiled(base) ? 'clippingBaked' : 'maskLost')
  const part = bakedPart(layer, base && isTiled(base) ? base : undefined, tiles)
  return layerTag(outgoing, everyOut(layer), part.x, part.y, writePng(part.rgba, part.width, part.height))
}

/** The layer that one is clipped to. */
function baseOf({ layers }: CanvasDocument, ids: readonly string[], at: number): Layer | undefined {
  const base = ids.slice(0, at).findLast((id) => !layers[id]?.clipping)
  return base === undefined ? undefined : layers[base]
}

const everyOut = (layer: Layer): string =>
  [
    `name="${escaped(layer.name)}"`,
    `opacity="${layer.opacity}"`,
    `visibility="${layer.visible ? 'visible' : 'hidden'}"`,
    `composite-op="${operators[layer.blend]}"`,
    ...(layer.fixed ? ['edit-locked="true"'] : []),
    ...(layer.lockAlpha ? ['alpha-preserve="true"'] : []),
  ].join(' ')

function layerTag({ parts }: Outgoing, attributes: string, x: number, y: number, bytes: Uint8Array): string {
  const name = `data/layer${parts.length}.png`
  parts.push({ name, bytes, stored: true })
  return `<layer ${attributes} src="${name}" x="${x}" y="${y}"/>`
}
