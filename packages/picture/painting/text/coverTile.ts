import { side } from '@toile/canvas/tiles/tile.ts'
import { type Bounds, type Point } from '@toile/geometry'
import { addOutline, openCoverage } from '../../raster/coverage.ts'
import { openRoom } from '../../raster/lentRoom.ts'

/** Closed runs in pixels of the sheet that are filled together, and the box around them. */
export interface Filled {
  runs: readonly (readonly Point[])[]
  bounds: Bounds
}

/** Runs with their box. */
export function filledOf(runs: readonly (readonly Point[])[]): Filled {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of runs.flat()) {
    if (x < bounds.left) bounds.left = x
    if (x > bounds.right) bounds.right = x
    if (y < bounds.top) bounds.top = y
    if (y > bounds.bottom) bounds.bottom = y
  }
  return { runs, bounds }
}

const roomFor = openRoom()
const asTheyLie = { origin: [0, 0], scale: 1 } as const

/** Adds to the coverage of a tile, from 0 to 1, the exact area of each pixel that filled runs cover; what they overlap is covered once. */
export function coverTile(cover: Float32Array, column: number, row: number, { runs, bounds }: Filled): void {
  const [left, top] = [column * side, row * side]
  const x = Math.max(left, Math.floor(bounds.left))
  const y = Math.max(top, Math.floor(bounds.top))
  const width = Math.min(left + side, Math.ceil(bounds.right)) - x
  const height = Math.min(top + side, Math.ceil(bounds.bottom)) - y
  if (width <= 0 || height <= 0) return
  const region = { x, y, width, height }
  const coverage = openCoverage(region, roomFor)
  for (const run of runs) if (run.length > 2) addOutline(coverage, asTheyLie, region, run, 1)
  const { cells, stride, least, most } = coverage
  for (let line = 0; line < height; line++) {
    let sum = 0
    const end = Math.min(width, most[line]! + 1)
    for (let i = least[line]!; i < end; i++) {
      sum += cells[line * stride + i]!
      const own = Math.min(1, Math.abs(sum))
      const at = (y - top + line) * side + (x - left) + i
      cover[at] = cover[at]! + own * (1 - cover[at]!)
    }
  }
}
