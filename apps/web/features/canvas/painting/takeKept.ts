import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { refsOf, withRefs } from '@toile/canvas/files/own/withRefs.ts'
import { sure } from '@toile/geometry'
import type { PackedTiles } from '../keeping/packedTiles.ts'

/** Tiles that are read at once. */
const together = 8

/** Opens what the server keeps: its tiles are fetched, and `learn` is told by which hash each is known. */
export async function takeKept(
  document: CanvasDocument<string>,
  addressOf: (hash: string) => string,
  store: PackedTiles,
  learn: (ref: number, hash: string) => void,
): Promise<CanvasDocument> {
  const waiting = [...refsOf(document)]
  const refs = new Map<string, number>()
  const fetchNext = async (): Promise<void> => {
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      const answer = await fetch(addressOf(hash), { credentials: 'include' })
      if (!answer.ok) throw new Error(`A tile answered with ${answer.status}.`)
      const ref = store.hold(new Uint8Array(await answer.arrayBuffer()))
      refs.set(hash, ref)
      learn(ref, hash)
    }
  }
  await Promise.all(Array.from({ length: together }, fetchNext))
  return withRefs(document, (hash) => sure(refs.get(hash)))
}
