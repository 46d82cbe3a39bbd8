import { isTiled, type Layer } from '@toile/canvas/document/layer.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'

/** Pixels of the longer side of a layer in small. */
const longest = 72

/** What a layer in small depends on. */
const seenOf = (layer: Layer): unknown => (isTiled(layer) ? layer.tiles : null)

/** Draws layers in small, one at a time and never while a stroke is drawn. */
export function openThumbs(
  session: Session,
  tell: (layer: string, picture: ImageBitmap) => void,
  waits: () => boolean,
) {
  const drawn = new Map<string, unknown>()
  let asked: ReturnType<typeof setTimeout> | null = null
  function next(): void {
    asked = null
    if (waits()) return ask()
    const document = session.document.get()
    const layer = Object.values(document.layers).find((one) => isTiled(one) && drawn.get(one.id) !== seenOf(one))
    if (!layer || !isTiled(layer)) return
    drawn.set(layer.id, seenOf(layer))
    const { width, height, rgba } = session.thumbnail(longest, layer.id)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
    tell(layer.id, canvas.transferToImageBitmap())
    ask()
  }
  function ask(): void {
    asked ??= setTimeout(next, 120)
  }
  return { ask }
}
