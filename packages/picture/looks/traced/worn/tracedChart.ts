import { boundsOf } from '@toile/geometry'
import { type Chart, chartFrom } from '../../../cloth/chart.ts'
import type { WornTraced } from './wornTraced.ts'

/** The cloth of a traced sketch: its sheet's lattice, measured from the upper end of its outline. */
export function tracedChart({ lattice, hung, outer }: WornTraced, size: number): Chart {
  const corner = (at: number) => {
    const [u, v] = hung.cloth([(at % lattice.columns) * lattice.cell, Math.floor(at / lattice.columns) * lattice.cell])
    const [x, y] = lattice.places[at]
    return { x, y, z: 0, u: u * size, v: v * size }
  }
  const corners = lattice.places.map((_, at) => corner(at))
  const { top, bottom } = boundsOf(...outer)
  const within = corners.filter(({ y }) => y >= top && y <= bottom).map(({ v }) => v)
  const [start, end] = [Math.min(...within), Math.max(...within)]
  const grid = Array.from({ length: lattice.rows }, (_, row) =>
    corners.slice(row * lattice.columns, (row + 1) * lattice.columns).map((one) => ({ ...one, v: one.v - start })),
  )
  return chartFrom(grid, end - start)
}
