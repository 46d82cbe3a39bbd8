import type { Path, Point } from '@toile/geometry'
import { contourOf, resampleClosed } from '../../kernels/contour.ts'
import type { Mask } from '../../kernels/plane.ts'

/** Points on an outline that is compared. */
export const outlinePoints = 240
/** Rows and columns of the grid that silhouettes are compared on; it is as wide as `gridWide` heights. */
export const gridRows = 72
export const gridColumns = 54
export const gridWide = 0.75

/** A standing silhouette in its own heights: x from its middle, y from its top. */
export interface FigureShape {
  /** Pixels: where x is 0, the top, and the height. */
  middle: number
  top: number
  height: number
  /** Evenly spaced from the top of the middle, clockwise. */
  outline: Path
  /** One bit for each cell, row by row. */
  grid: Uint8Array
}

/** The shape of the largest part of a mask; null where there is next to nothing. */
export function figureShapeOf(mask: Mask): FigureShape | null {
  const contour = contourOf(mask)
  if (contour.length < 40) return null
  const top = contour.reduce((least, [, y]) => Math.min(least, y), Infinity)
  const bottom = contour.reduce((most, [, y]) => Math.max(most, y), 0)
  const height = bottom - top + 1
  const middle = middleOf(mask)
  const local = contour.map(([x, y]): Point => [(x + 0.5 - middle) / height, (y + 0.5 - top) / height])
  const start = local.reduce((best, p, i) => (topness(p) < topness(local[best]) ? i : best), 0)
  const outline = resampleClosed([...local.slice(start), ...local.slice(0, start)], outlinePoints)
  return { middle, top, height, outline, grid: gridOf(mask, middle, top, height) }
}

const topness = ([x, y]: Point) => Math.abs(x) * 3 + y

function middleOf({ width, values }: Mask): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < values.length; i++) {
    if (!values[i]) continue
    sum += i % width
    count++
  }
  return sum / count + 0.5
}

function gridOf({ width, height: rows, values }: Mask, middle: number, top: number, height: number): Uint8Array {
  const grid = new Uint8Array(gridRows * gridColumns)
  for (let row = 0; row < gridRows; row++) {
    const y = Math.floor(top + ((row + 0.5) / gridRows) * height)
    if (y < 0 || y >= rows) continue
    for (let column = 0; column < gridColumns; column++) {
      const x = Math.floor(middle + ((column + 0.5) / gridColumns - 0.5) * gridWide * height)
      if (x >= 0 && x < width) grid[row * gridColumns + column] = values[y * width + x]
    }
  }
  return grid
}

/** How unlike two shapes are: 0 the same grid, 1 nothing shared. */
export function figureDistance(a: FigureShape, b: FigureShape): number {
  let shared = 0
  let any = 0
  for (let i = 0; i < a.grid.length; i++) {
    shared += a.grid[i] & b.grid[i]
    any += a.grid[i] | b.grid[i]
  }
  return 1 - shared / (any || 1)
}
