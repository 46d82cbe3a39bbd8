import { refuse } from '@toile/rules/refusals.ts'
import { initializeCanvas, readPsd as readStructure, type Psd } from 'ag-psd'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { plainLayer } from '../../document/plainLayer.ts'
import { openTiles } from '../../tiles/tileStore.ts'
import type { OpenedCanvas } from '../own/openKept.ts'
import type { Note } from '../said.ts'
import { compositeOf } from './compositeOf.ts'
import { type Incoming, keepPixels, layersOf } from './layersOf.ts'
import { type PsdHead, scanPsd } from './scanPsd.ts'
import { takeSheet } from './sheetLayer.ts'

initializeCanvas(() => {
  throw new Error('No canvas is needed: pixels are read and written as they are.')
})

/** A painting that came from a file of others, and what of it is not as it was there. */
export interface ReadCanvas extends OpenedCanvas {
  readonly said: readonly Note[]
}

/** Opens a Photoshop file as layers; one that is damaged, too large or of other colours is refused in its sentence, and what is not drawn here is said by name. */
export function readPsd(bytes: Uint8Array): ReadCanvas {
  const head = scanPsd(bytes)
  const psd = structureOf(bytes)
  const incoming: Incoming = {
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

/** What a file tells of its layers; their pixels stay packed. */
function structureOf(bytes: Uint8Array): Psd {
  const { log } = console
  // The library tells the console of every byte of a text that it does not know, which may be millions.
  console.log = () => undefined
  try {
    return readStructure(bytes, { useRawData: true, skipThumbnail: true, skipLinkedFilesData: true })
  } catch {
    throw refuse('psdDamaged')
  } finally {
    console.log = log
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
