import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import { packTiles, type StoredTile } from '@toile/canvas/document/storedTilePack.ts'
import type { StoredCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { canvas, type CanvasEntry } from '@toile/contract/features/canvas.ts'
import type { Answer } from '@toile/contract/client.ts'
import type { Asks } from '@toile/contract/call.ts'
import type { Caller } from './caller.ts'
import { plainTile } from './plainTile.ts'
import { plainCanvas } from './things.ts'

/** A painting of one layer on which tiles lie side by side. */
export function paintOf(tiles: readonly StoredTile[], own: Partial<StoredCanvas> = {}): StoredCanvas {
  const paint = {
    ...plainLayer,
    kind: 'raster',
    id: 'paint',
    name: 'Paint',
    tiles: Object.fromEntries(tiles.map(({ hash }, i) => [`${i},0`, hash])),
  } as const
  return plainCanvas({ root: ['paint'], layers: { paint }, active: 'paint', ...own })
}

/** Sends tiles as a screen does. */
export const sendTiles = (caller: Caller, tiles: readonly StoredTile[]): Promise<Answer> =>
  caller.sendFile(canvas.sendTiles, {}, packTiles(tiles))

/** A painting with tiles of its own, kept once. */
export async function paintNew(
  caller: Caller,
  own: Partial<Asks<typeof canvas.make>> = {},
  tiles: readonly StoredTile[] = [plainTile(), plainTile()],
): Promise<{ entry: CanvasEntry; document: StoredCanvas; tiles: readonly StoredTile[] }> {
  const { id } = await caller.call(canvas.make, { name: 'Harbour', width: 512, height: 256, ...own })
  await sendTiles(caller, tiles)
  const document = paintOf(tiles)
  await caller.call(canvas.keep, { id, revision: 0, document })
  const { canvas: entry } = await caller.call(canvas.open, { id })
  return { entry, document, tiles }
}
