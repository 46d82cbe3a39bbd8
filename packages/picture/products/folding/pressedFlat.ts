import type { Levels } from '@toile/craft/mannequins/build.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { type Bounds, boundsOf, clamp, dense, type Point, smooth } from '@toile/geometry'

/** A garment pressed flat for folding, in heads: the box it is folded to, where its neck opens that, and where a place of its drawing comes to lie. */
export interface Pressed {
  box: Bounds
  neck: Bounds | null
  lay(place: Point): Point
}

/** What a garment is folded by. */
export const trunkRoles: readonly Piece['role'][] = ['bodice', 'front', 'backPanel', 'skirt', 'leg']

/** Heads of a row or column in which outlines are measured. */
const cell = 0.02
/** How much taller than wide a folded garment is. */
const tall = 1.34

/** How a garment is pressed: what is worn on the trunk keeps its middle and its sides are straightened, trousers are folded along the middle, skirts are drawn to one width. */
export function pressed(pieces: readonly Piece[], levels: Levels): Pressed {
  const body = levels.hip - levels.neck
  const trunk = pieces.filter(({ role, layer }) => layer === 'front' && trunkRoles.includes(role))
  const upper = trunk.some(({ role }) => role === 'bodice' || role === 'front')
  return upper
    ? pressedTop(
        trunk.filter(({ role }) => role !== 'skirt'),
        levels,
        body,
      )
    : pressedBottom(
        pieces.filter(({ role }) => role === 'leg' || role === 'skirt' || role === 'waistband'),
        body,
      )
}

function pressedTop(trunk: readonly Piece[], { armpit }: Levels, body: number): Pressed {
  const points = pointsOf(trunk)
  const reach = halfWidths(points)
  const bounds = boundsOf(points)
  const chest = Math.max(reach(armpit + 0.1), reach(bounds.top + 0.3))
  const half = clamp(chest * 0.75, 0.2 * body, 0.235 * body)
  const tops = columnTops(points, half)
  const left = highest(tops, -half, -0.08)
  const right = highest(tops, 0.08, half)
  // A garment of one shoulder is folded below it.
  const uneven = Math.abs(left[1] - right[1]) > 0.12
  const top = (uneven ? Math.max(left[1], right[1]) : Math.min(left[1], right[1])) + 0.01
  const low = Math.max(...[...tops].filter(([x]) => x > left[0] && x < right[0]).map(([, y]) => y), top)
  const length = bounds.bottom - top
  const wanted = half * 2 * tall
  const bottom = top + Math.min(wanted, Math.max(0.6 * wanted, length - 0.12))
  const wide = Math.max(chest, half * 1.25)
  return {
    box: { left: -half, right: half, top, bottom },
    neck: low - top > 0.03 ? { left: left[0], right: right[0], top, bottom: low } : null,
    lay([x, y]) {
      const share = smooth(armpit - 0.3, armpit, y) * smooth(half * 0.25, half * 0.75, Math.abs(x))
      // What stands round a neck lies down.
      const lain = y < top ? top - (top - y) * 0.72 : y
      return [x * (1 + (wide / Math.max(0.1, reach(y)) - 1) * share), lain]
    },
  }
}

function pressedBottom(trunk: readonly Piece[], body: number): Pressed {
  const points = pointsOf(trunk)
  const reach = halfWidths(points)
  const isLegged = trunk.some(({ role }) => role === 'leg')
  const half = isLegged ? 0.42 * body : 0.235 * body
  const tops = columnTops(points, reach(boundsOf(points).top + 0.1))
  const hips = reach(boundsOf(points).top + 0.75)
  const top = tops.get(0) ?? boundsOf(points).top
  const sag = ([x, y]: Point) => {
    const at = tops.get(Math.round(clamp(x, -0.35, 0.35) / cell) * cell) ?? top
    return (at - top) * (1 - smooth(top + 0.3, top + 0.9, y))
  }
  return {
    box: {
      left: isLegged ? -0.03 : -half,
      right: half,
      top: top + 0.005,
      bottom: top + (isLegged ? 1.36 : tall * 1.8) * half,
    },
    neck: null,
    lay([x, y]) {
      const reached = Math.max(0.1, reach(y))
      const drawn = (half * 1.06) / hips
      const share = smooth(0.5, 1, Math.abs(x) / reached)
      return [x * (drawn + ((half * 1.06) / reached - drawn) * share), y - sag([x, y])]
    },
  }
}

const pointsOf = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ outlines }) => outlines.flatMap((outline) => dense([...outline, ...outline.slice(0, 1)], cell)))

/** How far points reach from the middle at a height; beyond them as far as the last. */
function halfWidths(points: readonly Point[]): (y: number) => number {
  const rows = new Map<number, number>()
  for (const [x, y] of points) {
    const row = Math.round(y / cell)
    rows.set(row, Math.max(rows.get(row) ?? 0, Math.abs(x)))
  }
  const [first, last] = [Math.min(...rows.keys()), Math.max(...rows.keys())]
  const at = (row: number) => rows.get(clamp(row, first, last)) ?? 0
  return (y) => {
    const row = Math.round(y / cell)
    return (at(row - 1) + at(row) * 2 + at(row + 1)) / 4
  }
}

/** The highest point in each column within a half width. */
function columnTops(points: readonly Point[], half: number): Map<number, number> {
  const tops = new Map<number, number>()
  for (const [x, y] of points) {
    const column = Math.round(x / cell) * cell
    if (Math.abs(column) <= half) tops.set(column, Math.min(tops.get(column) ?? y, y))
  }
  return tops
}

const highest = (tops: ReadonlyMap<number, number>, from: number, to: number): Point =>
  [...tops]
    .filter(([x]) => x >= from && x <= to)
    .reduce<Point>((best, [x, y]) => (y < best[1] ? [x, y] : best), [(from + to) / 2, Infinity])
