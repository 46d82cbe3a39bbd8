import { type Box, emptyBox, includeBox, sharedBox } from '../tiles/box.ts'

/** Pixels on each side of a cell, as a power of two: the box of a slanting stroke is huge, its cells are few. */
const shift = 5
const cell = 1 << shift

/** Keeps what of a plane has changed. */
export interface DirtyCells {
  /** Everything that was marked since the plane was clear. */
  readonly touched: Readonly<Box>
  mark(x0: number, y0: number, x1: number, y1: number): void
  /** What was marked since the last call, in boxes that share no pixel. */
  take(): Box[]
  forget(): void
}

/** Opens the cells of a plane. */
export function openCells(width: number, height: number): DirtyCells {
  const columns = Math.ceil(width / cell)
  const marked = new Uint8Array(columns * Math.ceil(height / cell))
  let dirty: number[] = []
  let recent = emptyBox()
  let touched = emptyBox()

  function take(): Box[] {
    const out: Box[] = []
    for (const at of dirty.sort((a, b) => a - b)) {
      marked[at] = 0
      const x0 = (at % columns) << shift
      const y0 = Math.floor(at / columns) << shift
      const last = out.at(-1)
      if (last?.y0 === y0 && last.x1 === x0) last.x1 = x0 + cell
      else out.push({ x0, y0, x1: x0 + cell, y1: y0 + cell })
    }
    const within = recent
    dirty = []
    recent = emptyBox()
    return out.map((box) => sharedBox(box, within))
  }

  return {
    get touched() {
      return touched
    },
    mark(left, top, right, bottom) {
      const x0 = Math.max(0, left)
      const y0 = Math.max(0, top)
      const x1 = Math.min(width, right)
      const y1 = Math.min(height, bottom)
      if (x0 >= x1 || y0 >= y1) return
      for (let row = y0 >> shift; row << shift < y1; row++) {
        for (let column = x0 >> shift; column << shift < x1; column++) {
          const at = row * columns + column
          if (marked[at]) continue
          marked[at] = 1
          dirty.push(at)
        }
      }
      includeBox(touched, x0, y0, x1, y1)
      includeBox(recent, x0, y0, x1, y1)
    },
    take,
    forget() {
      take()
      touched = emptyBox()
    },
  }
}
