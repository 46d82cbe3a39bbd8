import { addLayer } from '@toile/canvas/document/layerChanges.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { type Box, isEmptyBox, sharedBox } from '@toile/canvas/tiles/box.ts'
import { cutTiles, type Pixels } from '@toile/canvas/tiles/cutTiles.ts'
import { keysOf } from '@toile/canvas/tiles/eachPatch.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'
import { paintedBox } from '@toile/canvas/tiles/paintedBox.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { freshId } from '../freshId.ts'
import type { Craft } from './craft.ts'
import { clearSelected } from './fills.ts'

/** What is said of pixels that are copied; `seen` takes them as all layers show them. */
export type ClipOrder =
  | { readonly is: 'copy'; readonly seen: boolean }
  | { readonly is: 'cut' }
  | { readonly is: 'paste' | 'lift'; readonly name: string }

/** Pixels that were copied, and where they lay. */
interface Clip extends Pixels {
  readonly x: number
  readonly y: number
}

const labels = {
  cut: { label: 'Cut' },
  paste: { label: 'Paste' },
  lift: { label: 'Copy to a new layer' },
} as const

/** Takes away from pixels what a selection does not hold. */
function keepSelected(rgba: Uint8ClampedArray, box: Readonly<Box>, { width, alpha }: Selection): void {
  const across = box.x1 - box.x0
  for (let i = 0; i < rgba.length / 4; i++) {
    const inside = alpha[(box.y0 + Math.floor(i / across)) * width + box.x0 + (i % across)] ?? 0
    rgba[i * 4 + 3] = Math.round((rgba[i * 4 + 3]! * inside) / 255)
  }
}

/** Copies, cuts and pastes what is selected, or all of the layer. */
export function openClipping(craft: Craft) {
  const { session, selection, tell } = craft
  let clip: Clip | null = null

  function copied(seen: boolean): Clip {
    const now = session.document.get()
    const { active, width, height } = now
    if (!seen && !now.layers[active]) throw refuse('layerMissing')
    const tileAt = (key: string) =>
      seen ? session.painter.compose(now, key, null) : session.painter.layerPicture(now, active, key)
    const chosen = selection()
    const whole = { x0: 0, y0: 0, x1: width, y1: height }
    const painted = () =>
      paintedBox(
        keysOf(width, height).flatMap((key) => {
          const tile = tileAt(key)
          return tile ? [[key, tile] as const] : []
        }),
      )
    const box = sharedBox(chosen?.box ?? painted(), whole)
    if (isEmptyBox(box)) throw refuse('layerEmpty')
    const rgba = joinTiles(box, tileAt)
    if (chosen) keepSelected(rgba, box, chosen)
    if (rgba.every((value, i) => i % 4 !== 3 || value === 0)) throw refuse('layerEmpty')
    return { x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0, rgba }
  }
  function put(what: Clip, name: string, as: { label: string }): void {
    const tiles = [...cutTiles(what, what.x, what.y)].map(([key, tile]) => [key, session.tiles.keep(tile)] as const)
    session.document.change(addLayer, { layer: newLayer(freshId(), name, Object.fromEntries(tiles)) }, { as })
  }
  return (order: ClipOrder): void => {
    if (order.is === 'lift') return put(copied(false), order.name, labels.lift)
    if (order.is === 'paste') return clip ? put(clip, order.name, labels.paste) : undefined
    clip = copied(order.is === 'copy' && order.seen)
    tell({ copied: true })
    if (order.is === 'cut') clearSelected(craft, 'layer', labels.cut.label)
  }
}
