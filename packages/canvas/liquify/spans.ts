import type { Box } from '../tiles/box.ts'
import { cell } from './field.ts'

/** What of a sheet is to be drawn again: for each band of `cell` rows the columns from `left` up to and without `right`. */
export interface Spans {
  readonly left: Int32Array<ArrayBuffer>
  readonly right: Int32Array<ArrayBuffer>
  /** Marks what a round dab may have moved. */
  addRound(x: number, y: number, radius: number): void
  addBox(box: Readonly<Box>): void
  /** The box round all that is marked; empty where nothing is. */
  box(): Box
  clear(): void
}

/** Opens spans on a sheet, with nothing marked. */
export function openSpans(width: number, height: number): Spans {
  const bands = Math.ceil(height / cell)
  const left = new Int32Array(bands).fill(width)
  const right = new Int32Array(bands)
  let first = bands
  let last = 0
  const mark = (band: number, from: number, to: number) => {
    const [start, end] = [Math.max(0, from), Math.min(width, to)]
    if (start >= end) return
    if (start < left[band]!) left[band] = start
    if (end > right[band]!) right[band] = end
    if (band < first) first = band
    if (band >= last) last = band + 1
  }
  return {
    left,
    right,
    addRound(x, y, radius) {
      // Two knots beyond the dab's own are still mixed into a pixel.
      const reach = radius + 2 * cell
      const from = Math.max(0, Math.floor((y - reach) / cell))
      const to = Math.min(bands, Math.ceil((y + reach) / cell))
      for (let band = from; band < to; band++) {
        const off = Math.max(0, Math.abs((band + 0.5) * cell - y) - cell / 2)
        const half = Math.sqrt(Math.max(0, reach * reach - off * off))
        mark(band, Math.floor(x - half), Math.ceil(x + half))
      }
    },
    addBox({ x0, y0, x1, y1 }) {
      const to = Math.min(bands, Math.ceil(y1 / cell))
      for (let band = Math.max(0, Math.floor(y0 / cell)); band < to; band++) mark(band, x0, x1)
    },
    box() {
      const box = { x0: width, y0: first * cell, x1: 0, y1: Math.min(height, last * cell) }
      for (let band = first; band < last; band++) {
        if (left[band]! < box.x0) box.x0 = left[band]!
        if (right[band]! > box.x1) box.x1 = right[band]!
      }
      return box
    },
    clear() {
      left.fill(width, first, last)
      right.fill(0, first, last)
      first = bands
      last = 0
    },
  }
}
