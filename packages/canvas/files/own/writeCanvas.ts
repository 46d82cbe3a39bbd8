import { strToU8 } from 'fflate'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { storedCanvas } from '../../document/storedCanvas.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { writeZip } from '../zip/writeZip.ts'
import { type Hash, keepTiles } from './keepTiles.ts'
import { documentName, tileName } from './names.ts'

/** A painting as a file of its own: a ZIP of its document and of every tile as a PNG by hash, equal ones once, without loss. */
export async function writeCanvas(document: CanvasDocument, store: TileStore, hash: Hash): Promise<Uint8Array> {
  const kept = await keepTiles(document, store, hash)
  const told = strToU8(JSON.stringify(storedCanvas(kept.document)))
  const tiles = [...kept.tiles].map(([name, bytes]) => ({ name: tileName(name), bytes, stored: true }))
  return writeZip([{ name: documentName, bytes: told, stored: false }, ...tiles])
}
