import { refuse } from '@toile/rules/refusals.ts'
import type { Psd } from 'ag-psd'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { plainLayer } from '../../document/plainLayer.ts'
import { openTiles } from '../../tiles/tileStore.ts'
import { type Incoming, keepPixels, type ReadCanvas } from '../incoming.ts'
import { takeSheet } from '../sheetLayer.ts'
import { compositeOf } from './compositeOf.ts'
import { type IncomingPsd, layersOf } from './layersOf.ts'
import { readStructure } from './library.ts'
import { type PsdHead, scanPsd } from './scanPsd.ts'

/** Opens a Photoshop file as layers; one that is damaged, too large or of other colours is refused in its sentence, and what is not drawn here is said by name. */
export function readPsd(bytes: Uint8Array): ReadCanvas {
  const head = scanPsd(bytes)
  const psd = structureOf(bytes)
  const incoming: IncomingPsd = {
    width: head.width,
    height: head.height,
    gray: head.colors === 'gray',
    tiles: openTiles(),
    layers: {},
    said: [],
  }
  const root = layersOf(psd.children ?? [], incoming)
  const read = root.length > 0 ? takeSheet(incoming, root) : flat(bytes, head, psd, incoming)
  return { document: read, tiles: incoming.tiles, said: incoming.said }
}

function structureOf(bytes: Uint8Array): Psd {
  try {
    return readStructure(bytes)
  } catch {
    throw refuse('psdDamaged')
  }
}

/** A file without layers is one layer of paint: its composite picture. */
function flat(bytes: Uint8Array, head: PsdHead, { palette }: Psd, { tiles }: Incoming): CanvasDocument {
  const rgba = compositeOf(bytes, head, palette)
  if (!rgba) throw refuse('psdDamaged')
  const { width, height } = head
  const layer = { ...plainLayer, id: 'p1', name: 'Background', kind: 'raster' as const, background: true }
  const painted = keepPixels({ width, height, rgba }, 0, 0, tiles)
  return { width, height, color: '#ffffff', root: ['p1'], layers: { p1: { ...layer, tiles: painted } }, active: 'p1' }
}
