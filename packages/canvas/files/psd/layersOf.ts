import { limits } from '@toile/rules/limits.ts'
import type { Layer as PsdLayer } from 'ag-psd'
import type { Layer, Mask } from '../../document/layer.ts'
import { plainLayer } from '../../document/plainLayer.ts'
import type { Pixels } from '../../tiles/cutTiles.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { filledSheet, type Incoming, keepPixels, nameOf, nextId } from '../incoming.ts'
import { tilesOfMask } from '../maskTiles.ts'
import { adjustmentOfPsd } from './adjustments.ts'
import { blendOfName } from './blendNames.ts'
import { notesOf } from './notesOf.ts'
import { boxOfPsd, maskOfPsd, pixelsOfPsd } from './planesOf.ts'
import { hexOfPsd, lettersOfPsd } from './texts.ts'

/** A painting while layers of Photoshop come into it. */
export interface IncomingPsd extends Incoming {
  readonly gray: boolean
}

/** Takes layers of Photoshop and all that they hold into a painting; gives the ids of the outermost, bottom first. */
export function layersOf(children: readonly PsdLayer[], incoming: IncomingPsd): string[] {
  return children.map((psd) => {
    const id = nextId(incoming)
    const every = everyOf(psd, id, incoming)
    // The place of the id is taken before what it holds is numbered.
    incoming.layers[id] = { ...every, kind: 'raster', tiles: {} }
    incoming.said.push(...notesOf(psd))
    incoming.layers[id] = withContent(psd, every, incoming)
    return id
  })
}

type Every = Omit<Extract<Layer, { kind: 'raster' }>, 'kind' | 'tiles'>

function everyOf(psd: PsdLayer, id: string, incoming: Incoming): Every {
  const mask = maskOf(psd, incoming.tiles)
  return {
    ...plainLayer,
    id,
    name: nameOf(psd.name),
    visible: !psd.hidden,
    pinned: psd.protected?.position ?? false,
    fixed: psd.protected?.composite ?? false,
    lockAlpha: psd.transparencyProtected ?? psd.protected?.transparency ?? false,
    background: psd.nameSource === 'bgnd' && id === 'p1',
    opacity: (psd.opacity ?? 1) * (psd.effects ? 1 : (psd.fillOpacity ?? 1)),
    blend: blendOfName(psd.blendMode ?? 'normal') ?? 'normal',
    clipping: psd.clipping ?? false,
    ...(mask ? { mask } : {}),
  }
}

function maskOf(psd: PsdLayer, store: TileStore): Mask | null {
  const { mask } = psd
  if (!mask || (mask.fromVectorData && !maskOfPsd(psd))) return null
  const outside = (mask.defaultColor ?? 0) > 127 ? 'shown' : 'hidden'
  const levels = maskOfPsd(psd)
  const tiles = levels ? tilesOfMask({ box: boxOfPsd(mask), levels, outside }, store) : {}
  return { tiles, outside, enabled: !mask.disabled }
}

function withContent(psd: PsdLayer, every: Every, incoming: IncomingPsd): Layer {
  if (psd.children)
    return {
      ...every,
      kind: 'group',
      passThrough: psd.blendMode === 'pass through',
      children: layersOf(psd.children, incoming),
    }
  const adjustment = psd.adjustment ? adjustmentOfPsd(psd.adjustment) : null
  if (adjustment) return { ...every, kind: 'adjustment', adjustment: adjustment.adjustment }
  const box = boxOfPsd(psd)
  const pixels = pixelsOfPsd(psd, incoming.gray)
  const filled = pixels ?? fillOf(psd, incoming)
  const tiles = filled ? keepPixels(filled, pixels ? box.x0 : 0, pixels ? box.y0 : 0, incoming.tiles) : {}
  if (psd.text) return { ...every, ...lettersOfPsd(psd.text, limits.canvas.letters), kind: 'text', tiles }
  return { ...every, kind: 'raster', tiles }
}

/** The sheet full of the colour of a layer that is filled with one. */
const fillOf = ({ vectorFill }: PsdLayer, incoming: Incoming): Pixels | null =>
  vectorFill?.type === 'color' ? filledSheet(incoming, hexOfPsd(vectorFill.color)) : null
