import { IconArrowsMove } from '@tabler/icons-react'
import { dragCorner, dragHandle } from '@toile/canvas/transforming/dragHandle.ts'
import { snapMove } from '@toile/canvas/transforming/snapMove.ts'
import { turned } from '@toile/canvas/transforming/turned.ts'
import { after, moving, type Place } from '@toile/canvas/warping/matrices.ts'
import { type Box, emptyBox, includeBox } from '@toile/canvas/tiles/box.ts'
import type { Matrix } from '@toile/canvas/document/matrix.ts'
import type { Bench } from '../../painting/usePainting.ts'
import { desk } from '../paintersDesk.ts'
import { type Gesture, type Held, lastPlace, type Start, type Tool } from '../tool.ts'
import { skewed } from './skewed.ts'
import { beginTransform, type OpenTransform, placeTransform, transform } from './transform.ts'
import { type Grip, gripAt, handlePlace, outlineOf } from './transformHandles.ts'

/** Pixels of the screen within which a handle is taken hold of, and within which lines draw what is moved. */
const near = { handle: 14, line: 7 } as const

const boxOf = (places: readonly Place[]): Box => {
  const box = emptyBox()
  for (const [x, y] of places) includeBox(box, x, y, x, y)
  return box
}

const isCorner = (index: number): index is 0 | 1 | 2 | 3 => index >= 0 && index < 4

/** A move from one place to another, drawn by the lines it comes near; with Shift along one direction. */
function moved(open: OpenTransform, bench: Bench, from: Place, to: Place, { shift }: Held) {
  let [x, y] = [Math.round(to[0] - from[0]), Math.round(to[1] - from[1])]
  if (shift) [x, y] = Math.abs(x) > Math.abs(y) ? [x, 0] : [0, y]
  const matrix = after(moving(x, y), open.matrix)
  if (!desk.get().snaps) return { matrix, guides: [] }
  const { document } = bench.painting.get()
  const sheet = { x0: 0, y0: 0, x1: document?.width ?? 0, y1: document?.height ?? 0 }
  const box = boxOf(outlineOf({ box: open.box, matrix }))
  const snapped = snapMove(box, open.lines, near.line / bench.look.get().zoom, sheet)
  // By whole pixels, so that what is only moved stays sharp.
  return { matrix: after(moving(Math.round(snapped.x), Math.round(snapped.y)), matrix), guides: snapped.guides }
}

/** The map while a handle is dragged: Ctrl pulls a corner in perspective and skews at a side. */
function dragged(open: OpenTransform, grip: Grip & { is: 'handle' }, to: Place, { shift, alt, mod }: Held): Matrix {
  const { box, matrix, mode } = open
  const pulls = mode === 'perspective' || mod
  if (pulls && isCorner(grip.index)) return dragCorner(box, matrix, grip.index, to)
  if (pulls) return skewed(box, matrix, grip.handle, to)
  return dragHandle(box, matrix, grip.handle, to, { keepRatio: shift, fromMiddle: alt })
}

function follow(open: OpenTransform, bench: Bench, from: Place, grip: Grip): (to: Place, held: Held) => void {
  const middle = handlePlace(open, [0.5, 0.5])
  return (to, held) => {
    if (open.mesh) {
      const by: Place = [to[0] - from[0], to[1] - from[1]]
      const goes = (index: number) => grip.is !== 'knot' || index === grip.index
      const places = open.mesh.places.map(([x, y], i): Place => (goes(i) ? [x + by[0], y + by[1]] : [x, y]))
      return placeTransform(bench, { mesh: { ...open.mesh, places } })
    }
    if (grip.is === 'handle') return placeTransform(bench, { matrix: dragged(open, grip, to, held), guides: [] })
    if (grip.is === 'outside')
      return placeTransform(bench, { matrix: turned(open.matrix, middle, from, to, held.shift), guides: [] })
    return placeTransform(bench, moved(open, bench, from, to, held))
  }
}

/** A hand on a transform; where none is open it begins one, and moves it once it is there. */
function begin({ at: from, held: first }: Start, bench: Bench): Gesture {
  const before = transform.get()
  let open = before
  let to = from
  let keys = first
  let isOver = false
  const reach = near.handle / bench.look.get().zoom
  let go = open && follow(open, bench, from, gripAt(open, from, reach))
  if (!open)
    void beginTransform(bench).then(() => {
      open = transform.get()
      if (!open) return
      go = follow(open, bench, from, { is: 'inside' })
      if (to !== from) go(to, keys)
      if (isOver) go = null
    })
  return {
    add(samples, held) {
      to = lastPlace(samples)
      keys = held
      go?.(to, held)
    },
    end() {
      isOver = true
      const now = transform.get()
      if (now && now.guides.length > 0) transform.set({ ...now, guides: [] })
    },
    cancel() {
      isOver = true
      if (before && transform.get()) placeTransform(bench, { matrix: before.matrix, mesh: before.mesh, guides: [] })
    },
  }
}

/** Moves, scales, turns, skews and bends a layer or what is selected of it. */
export const transformTool: Tool = {
  id: 'transform',
  label: 'Move and transform',
  keys: 'v',
  Icon: IconArrowsMove,
  cursor: 'move',
  ownsAlt: true,
  begin,
}
