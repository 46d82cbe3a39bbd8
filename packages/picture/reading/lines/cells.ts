import { emptyPlane, type Plane } from '../../kernels/plane.ts'

/** Side of a cell, in pixels: what is looked at over some breadth is looked at in cells. */
export const cellSide = 3

/** A picture in cells, and of each pixel which cell it lies in. */
export interface Cells {
  width: number
  height: number
  of: Int32Array
}

/** Lays a picture out in cells. */
export function cellsOf({ width, height }: { width: number; height: number }): Cells {
  const [wide, high] = [Math.ceil(width / cellSide), Math.ceil(height / cellSide)]
  const of = new Int32Array(width * height)
  let i = 0
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cellSide) * wide
    for (let x = 0; x < width; x++) of[i++] = row + Math.floor(x / cellSide)
  }
  return { width: wide, height: high, of }
}

/** Sums over cells. */
export function cellSums(cells: Cells, places: ArrayLike<number>, value: (place: number) => number): Plane {
  const plane = emptyPlane(cells)
  for (let k = 0; k < places.length; k++) {
    const i = places[k]!
    plane.values[cells.of[i]!]! += value(i)
  }
  return plane
}
