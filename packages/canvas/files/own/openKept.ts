import { refuse } from '@toile/rules/refusals.ts'
import { sure } from '@toile/geometry'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { openTiles } from '../../tiles/tileStore.ts'
import { decodeTile } from '../decodeTile.ts'
import type { OpenedCanvas } from '../openedCanvas.ts'
import { refsOf, withRefs } from './withRefs.ts'

/** Opens a document that is kept, with the PNGs that it names; one that is missing is refused before anything is opened. */
export function openKept(
  document: CanvasDocument<string>,
  pngOf: (hash: string) => Uint8Array | undefined,
): OpenedCanvas {
  const hashes = [...refsOf(document)]
  const missing = hashes.find((hash) => pngOf(hash) === undefined)
  if (missing !== undefined) throw refuse('canvasTileMissing')
  const tiles = openTiles()
  const refs = new Map(hashes.map((hash) => [hash, tiles.keep(decodeTile(sure(pngOf(hash))))] as const))
  return { document: withRefs(document, (hash) => sure(refs.get(hash))), tiles }
}
