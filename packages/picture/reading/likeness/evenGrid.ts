import type { Plane } from '../../kernels/plane.ts'

/** The means of a plane over a grid of `side` × `side` equal cells, row by row, each pixel counted as far as a cell covers it. */
export function evenGrid({ values, width, height }: Plane, side: number): Float64Array {
  const rows = new Float64Array(side * height)
  for (let y = 0; y < height; y++) gather(values, y * width, 1, width, rows, y * side, 1, side)
  const grid = new Float64Array(side * side)
  for (let x = 0; x < side; x++) gather(rows, x, side, height, grid, x, side, side)
  return grid
}

function gather(
  from: ArrayLike<number>,
  start: number,
  step: number,
  count: number,
  to: Float64Array,
  at: number,
  stride: number,
  side: number,
) {
  const span = count / side
  for (let k = 0; k < side; k++) {
    const [begin, end] = [k * span, (k + 1) * span]
    let sum = 0
    for (let i = Math.floor(begin); i < Math.min(count, Math.ceil(end - 1e-9)); i++)
      sum += from[start + i * step] * (Math.min(end, i + 1) - Math.max(begin, i))
    to[at + k * stride] = sum / span
  }
}
