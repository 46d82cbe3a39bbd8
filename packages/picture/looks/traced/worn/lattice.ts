import type { Point } from '@toile/geometry'
import type { Region, Stage } from '../../../raster/stage.ts'

/** A sheet laid over a figure: corners of square cells with their places in heads. */
export interface Lattice {
  cell: number
  columns: number
  rows: number
  places: readonly Point[]
}

const cell = 8

/** Carries the corners of a sheet's cells over by a warp. */
export function openLattice(width: number, height: number, warp: (p: Point) => Point): Lattice {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const places = Array.from({ length: columns * rows }, (_, i) =>
    warp([(i % columns) * cell, Math.floor(i / columns) * cell]),
  )
  return { cell, columns, rows, places }
}

/** The place of a sheet pixel in heads, straight between the lattice's corners. */
export function onFigure({ columns, rows, places }: Lattice, [x, y]: Point): Point {
  const column = Math.max(0, Math.min(columns - 2, Math.floor(x / cell)))
  const row = Math.max(0, Math.min(rows - 2, Math.floor(y / cell)))
  const u = x / cell - column
  const v = y / cell - row
  const at = row * columns + column
  const [a, b, c, d] = [places[at], places[at + 1], places[at + columns], places[at + columns + 1]]
  const upper = u + v <= 1
  const [o, du, dv] = upper ? [a, b, c] : [d, c, b]
  const [s, t] = upper ? [u, v] : [1 - u, 1 - v]
  return [o[0] + (du[0] - o[0]) * s + (dv[0] - o[0]) * t, o[1] + (du[1] - o[1]) * s + (dv[1] - o[1]) * t]
}

/** For each pixel of a region, the sheet pixel that lies on it; -1 where none does. */
export interface SheetMap {
  x: Float32Array
  y: Float32Array
}

/** Reads the lattice back onto a region of the stage, triangle by triangle. */
export function mapSheet(stage: Stage, region: Region, { columns, rows, places }: Lattice): SheetMap {
  const count = region.width * region.height
  const map = { x: new Float32Array(count).fill(-1), y: new Float32Array(count).fill(-1) }
  const pixels = places.map((p): Point => {
    const [x, y] = stage.place(p)
    return [x - region.x, y - region.y]
  })
  const corner = (column: number, row: number) => ({
    at: pixels[row * columns + column],
    x: column * cell,
    y: row * cell,
  })
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const b = corner(column + 1, row)
      const c = corner(column, row + 1)
      fillTriangle(map, region, corner(column, row), b, c)
      fillTriangle(map, region, corner(column + 1, row + 1), c, b)
    }
  }
  return map
}

interface Corner {
  at: Point
  x: number
  y: number
}

function fillTriangle(map: SheetMap, region: Region, a: Corner, b: Corner, c: Corner) {
  const [ax, ay] = a.at
  const ux = b.at[0] - ax
  const uy = b.at[1] - ay
  const vx = c.at[0] - ax
  const vy = c.at[1] - ay
  const area = ux * vy - uy * vx
  if (Math.abs(area) < 1e-6) return
  const left = Math.max(0, Math.ceil(Math.min(ax, b.at[0], c.at[0]) - 0.5))
  const right = Math.min(region.width - 1, Math.floor(Math.max(ax, b.at[0], c.at[0]) - 0.5 + 1e-6))
  const top = Math.max(0, Math.ceil(Math.min(ay, b.at[1], c.at[1]) - 0.5))
  const bottom = Math.min(region.height - 1, Math.floor(Math.max(ay, b.at[1], c.at[1]) - 0.5 + 1e-6))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - ax
      const dy = y + 0.5 - ay
      const s = (dx * vy - dy * vx) / area
      const t = (ux * dy - uy * dx) / area
      if (s < -1e-4 || t < -1e-4 || s + t > 1.0001) continue
      const i = y * region.width + x
      map.x[i] = a.x + (b.x - a.x) * s + (c.x - a.x) * t
      map.y[i] = a.y + (b.y - a.y) * s + (c.y - a.y) * t
    }
  }
}
