import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path, resample } from '@toile/geometry'
import { arcAt } from './arcAt.ts'

/** A grid over a piece of cloth: each corner's place on the figure in heads (`z` towards the viewer), and in millimetres on the cloth from its middle to the right (`u`) and from its upper end down (`v`). It runs on beyond the piece. */
export interface Chart {
  columns: number
  rows: number
  x: Float32Array
  y: Float32Array
  z: Float32Array
  u: Float32Array
  v: Float32Array
  /** Millimetres from the upper to the lower end. */
  length: number
  /** The columns at which a rounded piece turns away from who looks; nothing at an edge that lies before the body, or where the grid is round itself. */
  turns: { left: number | null; right: number | null }
}

interface Corner {
  x: number
  y: number
  z: number
  u: number
  v: number
}

const rows = 48
const columns = 12
/** Places across, from the left edge (-1) to the right (1), and beyond both. */
const across = [-3, -4 / 3, ...Array.from({ length: columns + 1 }, (_, j) => (j / columns) * 2 - 1), 4 / 3, 3]
/** Heads that a surface runs on beyond its edges. */
const beyond = 1

const latest = new WeakMap<Piece, { size: number; chart: Chart }>()

/** The cloth of a piece: smooth also where a pleat breaks a print, so that what is sewn on lies in one. The chart made last is kept as long as its piece. */
export function chartOf(piece: Piece, { millimetresPerHead: size }: Pick<Figure, 'millimetresPerHead'>): Chart {
  const known = latest.get(piece)
  if (known?.size === size) return known.chart
  const chart = openChart(piece, size)
  latest.set(piece, { size, chart })
  return chart
}

function openChart(piece: Piece, size: number): Chart {
  const { surface, left, right } = piece
  if (left.length < 2 || right.length < 2) return boxChart(piece.outlines, size)
  const top = (left[0][1] + right[0][1]) / 2
  if (surface?.length && Math.abs(middle(surface[0].map(({ y }) => y)) - top) < 0.2) return surfaceChart(surface, size)
  return meshChart(piece, size)
}

/** A chart of corners given row by row. */
export function chartFrom(
  grid: readonly (readonly Corner[])[],
  length: number,
  turns: Chart['turns'] = { left: null, right: null },
): Chart {
  const all = grid.flat()
  const column = (pick: (corner: Corner) => number) => Float32Array.from(all, pick)
  return {
    columns: grid[0]?.length ?? 0,
    rows: grid.length,
    x: column(({ x }) => x),
    y: column(({ y }) => y),
    z: column(({ z }) => z),
    u: column(({ u }) => u),
    v: column(({ v }) => v),
    length,
    turns,
  }
}

const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function surfaceChart(surface: NonNullable<Piece['surface']>, size: number): Chart {
  const start = middle(surface[0].map(({ v }) => v))
  const end = middle((surface.at(-1) ?? surface[0]).map(({ v }) => v))
  const grid = surface.map((row) => {
    const corners = row.map(({ x, y, z, u, v }): Corner => ({ x, y, z, u: u * size, v: (v - start) * size }))
    const beside = (corner: Corner, by: number): Corner => ({
      ...corner,
      x: corner.x + by,
      u: corner.u + by * size,
      z: corner.z - beyond,
    })
    return [beside(corners[0], -beyond), ...corners, beside(corners[corners.length - 1], beyond)]
  })
  const past = (row: readonly Corner[], by: number): Corner[] =>
    row.map((corner) => ({ ...corner, y: corner.y + by, v: corner.v + by * size, z: corner.z - beyond }))
  return chartFrom([past(grid[0], -beyond), ...grid, past(grid[grid.length - 1], beyond)], (end - start) * size)
}

function meshChart({ left, right, printAnchor }: Piece, size: number): Chart {
  const [lefts, rights] = [resample(left, rows), resample(right, rows)]
  let walked = 0
  let before: readonly [number, number] | null = null
  const grid = lefts.map((l, i) => {
    const r = rights[i]
    const centre = [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2] as const
    if (before) walked += Math.hypot(centre[0] - before[0], centre[1] - before[1])
    before = centre
    const half = [(r[0] - l[0]) / 2, (r[1] - l[1]) / 2] as const
    const wide = Math.hypot(...half)
    return across.map((s): Corner => {
      const [x, y] = [centre[0] + half[0] * s, centre[1] + half[1] * s]
      // At a bent elbow what runs on beyond one edge lies under the cloth itself.
      return { x, y, z: Math.min(0, 1 - Math.abs(s)) * 0.4, u: wide * arcAt(s) * size, v: walked * size }
    })
  })
  return chartFrom(
    [runOn(grid[0], grid[1], 24), ...grid, runOn(grid[grid.length - 1], grid[grid.length - 2], 40)],
    walked * size,
    { left: printAnchor === 'left' ? null : 2, right: printAnchor === 'right' ? null : columns + 2 },
  )
}

const runOn = (row: readonly Corner[], next: readonly Corner[], times: number): Corner[] =>
  row.map((p, i) => ({
    x: p.x + (p.x - next[i].x) * times,
    y: p.y + (p.y - next[i].y) * times,
    z: -1,
    u: p.u + (p.u - next[i].u) * times,
    v: p.v + (p.v - next[i].v) * times,
  }))

/** Cloth without grain lies flat in its own box. */
function boxChart(outlines: readonly Path[], size: number): Chart {
  const { left, right, top, bottom } = boundsOf(...outlines)
  const centre = (left + right) / 2
  const grid = [top - beyond, bottom + beyond].map((y) =>
    [left - beyond, right + beyond].map((x): Corner => ({ x, y, z: 0, u: (x - centre) * size, v: (y - top) * size })),
  )
  return chartFrom(grid, (bottom - top) * size)
}
