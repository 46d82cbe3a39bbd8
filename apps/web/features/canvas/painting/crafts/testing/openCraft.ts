import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { openSession } from '@toile/canvas/session/openSession.ts'
import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { type Known, nothingKnown } from '../../known.ts'
import type { Craft } from '../craft.ts'

/** A craft over a small painting of one layer, with a dark square on it, and what it told. */
export function openCraft() {
  const tiles = openTiles()
  const square: Tile = new Uint8ClampedArray(tileBytes)
  for (let y = 40; y < 80; y++) for (let x = 40; x < 80; x++) square.set([40, 80, 120, 255], (y * side + x) * 4)
  const layer = newLayer('paint', 'Paint', { '0,0': tiles.keep(square) })
  const blank = emptyCanvas(side, side)
  const session = openSession({ ...blank, root: [layer.id], layers: { [layer.id]: layer }, active: layer.id }, tiles)
  let known: Known = nothingKnown
  let selection: Selection | null = null
  let earlier: Selection | null = null
  const soon: (() => void)[] = []
  const craft: Craft = {
    session,
    tell(more) {
      known = { ...known, ...more }
    },
    selection: () => selection,
    select(next) {
      earlier = selection
      selection = next
    },
    earlier: () => earlier,
    soon: (work) => void soon.push(work),
  }
  return {
    craft,
    known: () => known,
    /** Does what was put off to the next frames. */
    frames() {
      for (const work of soon.splice(0)) work()
    },
    /** Red, green, blue and alpha of the layer at a pixel. */
    at: (x: number, y: number) => session.colorAt(x, y, 'paint'),
    steps: () => session.document.trail().map(({ name }) => name),
  }
}
