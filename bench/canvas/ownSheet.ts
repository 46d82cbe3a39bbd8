import { openSession } from '@toile/canvas/session/openSession.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import type { Blend } from '@toile/canvas/document/blends.ts'
import { fitted } from '../../apps/web/features/canvas/view/camera.ts'
import { openView } from '../../apps/web/features/canvas/view/openView.ts'
import { fullPainting } from './fullPainting.ts'
import { stage } from './stage.ts'

/** A painting of full layers with its view on a screen; what is drawn is read back, because a canvas draws when it is asked for what it shows. */
export function openSheet(pixels: number, layers: number, modes?: readonly Blend[]) {
  const tiles = openTiles()
  const session = openSession(fullPainting(tiles, pixels, layers, modes), tiles)
  session.warm({ x0: 0, y0: 0, x1: pixels, y1: pixels })
  const screen = new OffscreenCanvas(stage.width, stage.height)
  let draws: (() => void)[] = []
  const shown = { width: pixels, height: pixels, pictureOf: session.pictureOf }
  const view = openView(screen, shown, (draw) => void draws.push(draw))
  const context = screen.getContext('2d')
  const frame = () => {
    const now = draws
    draws = []
    for (const draw of now) draw()
    context?.getImageData(0, 0, 1, 1)
  }
  session.onShown(view.show)
  view.look(fitted(stage, { width: pixels, height: pixels }), { ...stage, ratio: 1 })
  frame()
  return {
    session,
    frame,
    redraw() {
      view.redraw(false)
      frame()
    },
    /** Looks at the middle in its own size. */
    near() {
      view.look({ x: pixels / 2, y: pixels / 2, zoom: 1, turn: 0 }, { ...stage, ratio: 1 })
      frame()
    },
  }
}
export type Sheet = ReturnType<typeof openSheet>
