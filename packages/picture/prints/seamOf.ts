import { placeInTile, type Repeat } from '@toile/craft/prints/repeat.ts'
import type { Pixels } from '../surface.ts'

/** Mean change across a tile's joins under a repeat, as multiples of the mean change inside it along the same direction; about 1 when no seam is seen. */
export function seamOf(tile: Pixels, repeat: Repeat): { across: number; down: number } {
  const { width, height } = tile
  const columns = Array.from({ length: width }, (_, x) => changeAcross(tile, repeat, x))
  const rows = Array.from({ length: height }, (_, y) => changeDown(tile, repeat, y))
  return { across: ratio(columns), down: ratio(rows) }
}

/** The mean change from column `x` of a tile to the next, which for the last column is the neighbouring tile's first; 0..765. */
export const changeAcross = (tile: Pixels, repeat: Repeat, x: number): number =>
  mean(tile.height, (y) => difference(tile, repeat, x, y, x + 1, y))

/** The mean change from row `y` of a tile to the next, which for the last row is the neighbouring tile's first; 0..765. */
export const changeDown = (tile: Pixels, repeat: Repeat, y: number): number =>
  mean(tile.width, (x) => difference(tile, repeat, x, y, x, y + 1))

const least = 1.5

function ratio(changes: readonly number[]): number {
  const inside = changes.slice(0, -1)
  const usual = inside.reduce((sum, change) => sum + change, 0) / inside.length
  return changes[changes.length - 1] / Math.max(least, usual)
}

function mean(count: number, at: (i: number) => number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += at(i)
  return sum / count
}

function difference(tile: Pixels, repeat: Repeat, x0: number, y0: number, x1: number, y1: number): number {
  const a = offsetOf(tile, repeat, x0, y0)
  const b = offsetOf(tile, repeat, x1, y1)
  const { rgba } = tile
  return Math.abs(rgba[a] - rgba[b]) + Math.abs(rgba[a + 1] - rgba[b + 1]) + Math.abs(rgba[a + 2] - rgba[b + 2])
}

function offsetOf({ width, height }: Pixels, repeat: Repeat, x: number, y: number): number {
  const [u, v] = placeInTile(repeat, (x + 0.5) / width, (y + 0.5) / height)
  return (Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * width))) * 4
}
