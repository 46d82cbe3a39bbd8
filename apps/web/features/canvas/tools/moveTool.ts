import { IconArrowsMove } from '@tabler/icons-react'
import { identity, type Matrix } from '@toile/canvas/document/matrix.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import { snapLines, snapMove } from '@toile/canvas/transforming/snapMove.ts'
import { boxUnder } from '@toile/canvas/transforming/boxUnder.ts'
import { after, moving } from '@toile/canvas/warping/matrices.ts'
import { openListeners } from '../../../shell/openListeners.ts'
import type { Painting } from '../painting/openPainting.ts'
import type { Bench } from '../painting/usePainting.ts'
import { overlay } from './overlay.ts'
import { desk } from './paintersDesk.ts'
import { lastPlace, type Tool } from './tool.ts'

let matrix: Matrix = identity
const { subscribe, tell } = openListeners()

/** How what is lifted lies now, against how it lay. */
export const lying = {
  get: () => matrix,
  subscribe,
  set(painting: Painting, next: Matrix) {
    matrix = next
    tell()
    painting.say({ say: 'place', matrix: next })
  },
  clear() {
    matrix = identity
    tell()
  },
}

/** Pixels of the screen within which edges and middles draw what is moved to them. */
const near = 7

/** How far from where it is moved to it is drawn by the edges and middles of the sheet, with the lines to show. */
function snapped({ painting, look }: Bench, box: Readonly<Box>, moved: Matrix): { matrix: Matrix; path: string } {
  const { document } = painting.get()
  if (!document || !desk.get().snaps) return { matrix: moved, path: '' }
  const sheet = { x0: 0, y0: 0, x1: document.width, y1: document.height }
  const wide = { x0: -1e6, y0: -1e6, x1: 1e6, y1: 1e6 }
  const now = boxUnder(moved, box, wide)
  const inner = { x0: now.x0 + 1, y0: now.y0 + 1, x1: now.x1 - 1, y1: now.y1 - 1 }
  const { x, y, guides } = snapMove(inner, snapLines(sheet, [], null), near / look.get().zoom, sheet)
  const path = guides
    .map(({ way, at, from, to }) => (way === 'upright' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`))
    .join('')
  return { matrix: after(moving(x, y), moved), path }
}

/** Moves the layer, or what is selected of it: it is lifted when the tool is taken, and laid down by Enter or another tool. */
export const moveTool: Tool = {
  id: 'move',
  label: 'Move and transform',
  keys: 'v',
  Icon: IconArrowsMove,
  cursor: 'move',
  begin(start, bench) {
    const { painting } = bench
    const { lifted } = painting.get()
    if (!lifted) {
      lying.clear()
      painting.say({ say: 'transform', does: 'begin' })
    }
    const before = lying.get()
    return {
      add(samples, held) {
        const [x, y] = lastPlace(samples)
        const [dx, dy] = [Math.round(x - start.at[0]), Math.round(y - start.at[1])]
        const straight = held.shift ? (Math.abs(dx) > Math.abs(dy) ? moving(dx, 0) : moving(0, dy)) : moving(dx, dy)
        const box = painting.get().lifted
        const next = box ? snapped(bench, box, after(straight, before)) : { matrix: after(straight, before), path: '' }
        overlay.put(next.path)
        lying.set(painting, next.matrix)
      },
      end: () => overlay.put(''),
      cancel() {
        overlay.put('')
        lying.set(painting, before)
      },
    }
  },
}
