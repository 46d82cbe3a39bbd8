import { sure } from '@toile/geometry'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { encodeTile } from '../encodeTile.ts'
import { refsOf, withRefs } from './withRefs.ts'

/** The SHA-256 of bytes in hexadecimal digits, as the host reckons it. */
export type Hash = (bytes: Uint8Array) => string | Promise<string>

/** A document as it is kept, and the tiles that it names by the hash of their PNG. */
export interface KeptCanvas {
  readonly document: CanvasDocument<string>
  readonly tiles: ReadonlyMap<string, Uint8Array>
}

/** Packs the tiles of an open document, equal ones once; those whose hash is `known` already, by number, are named and not packed again, and what is packed is added to them. */
export async function keepTiles(
  document: CanvasDocument,
  store: TileStore,
  hash: Hash,
  known: Map<number, string> = new Map(),
): Promise<KeptCanvas> {
  const tiles = new Map<string, Uint8Array>()
  for (const ref of refsOf(document)) {
    if (known.has(ref)) continue
    const png = encodeTile(sure(store.get(ref)))
    const name = await hash(png)
    known.set(ref, name)
    tiles.set(name, png)
  }
  return { document: withRefs(document, (ref) => sure(known.get(ref))), tiles }
}
