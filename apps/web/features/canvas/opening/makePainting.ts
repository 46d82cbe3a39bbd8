import { canvas } from '@toile/contract/features/canvas.ts'
import { packTiles } from '@toile/canvas/document/storedTilePack.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import type { Asks } from '@toile/contract/call.ts'
import { limits } from '@toile/rules/limits.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import type { PaintingMade } from './openingOrders.ts'

/** What a new painting is called and began with. */
export type Begun = Omit<Asks<typeof canvas.make>, 'width' | 'height' | 'color'>

/** Has the server keep a painting that was made here, its tiles first; `onProgress` is told the share that is there. One that cannot be sent whole leaves none behind. */
export async function makePainting(
  begun: Begun,
  { document, tiles }: PaintingMade,
  onProgress: (share: number) => void,
): Promise<string> {
  const lacking = new Set((await send(canvas.lacking, { hashes: [...tiles.keys()] })).hashes)
  const missing = [...tiles].flatMap(([hash, png]) => (lacking.has(hash) ? [{ hash, png }] : []))
  for (let at = 0; at < missing.length; at += limits.tilePack.tiles) {
    onProgress(at / missing.length)
    const body = packTiles(missing.slice(at, at + limits.tilePack.tiles))
    await send(canvas.sendTiles, {}, { key: newKey(), file: new File([body], 'tiles') })
  }
  onProgress(1)
  const { width, height, color } = document
  const { id, revision } = await send(canvas.make, { ...begun, width, height, color }, { key: newKey() })
  try {
    const { kept, says } = await send(canvas.keep, { id, revision, document }, { key: newKey() })
    if (!kept) throw new CallRefused('error', says)
  } catch (error) {
    await send(canvas.remove, { id }, { key: newKey() })
    throw error
  }
  return id
}
