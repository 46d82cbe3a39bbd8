import { joined, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { makePiece, type Piece } from '../../piece.ts'

/** Where a belt lies: its middle and height, how far it stands off the body, and how far its middle sags, in heads. */
export interface GirdleCut {
  level: number
  height: number
  ease: number
  sag?: number
  /** Outlines of what it is worn over: it reaches as far out as they do. */
  over?: readonly Path[]
  /** How much further its points reach in the middle, above and below. */
  points?: readonly [up: number, down: number]
}

/** A band round the trunk: a place by `u` -1..1 across and `v` 0..1 from its upper to its lower edge, and the edges themselves. */
export interface Girdle {
  at: (u: number, v: number) => Point
  top: Path
  low: Path
  /** Across the page at `u`, in radians. */
  slope: (u: number) => number
}

const across = Array.from({ length: 25 }, (_, i) => i / 12 - 1)

/** Opens a band round the trunk, which follows its tilt and turn. */
export function openGirdle(
  figure: Figure,
  { level, height, ease, sag = 0.035, over = [], points = [0, 0] }: GirdleCut,
): Girdle {
  const room = ([-1, 1] as const).map((side) => roomOver(figure.trunk(side, level), side, over))
  const at = (u: number, v: number): Point => {
    const middle = 1 - u * u
    const peak = Math.max(0, 1 - Math.abs(u) / 0.62) ** 1.3
    const y = level + (v - 0.5) * height + sag * middle - points[0] * peak * (1 - v) + points[1] * peak * v
    const [px, py] = figure.trunk(u, y, ease)
    return [px + u * room[u < 0 ? 0 : 1], py]
  }
  return {
    at,
    top: across.map((u) => at(u, 0)),
    low: across.map((u) => at(u, 1)),
    slope(u) {
      const [x0, y0] = at(u - 0.06, 0.5)
      const [x1, y1] = at(u + 0.06, 0.5)
      return Math.atan2(y1 - y0, x1 - x0)
    },
  }
}

/** A belt spans no more looseness than this; over a cape it stays on the body. */
const loosest = 0.34

/** How far outlines reach beyond a place on the body's contour, at its height. */
export function roomOver([x, y]: Point, side: -1 | 1, over: readonly Path[]): number {
  const crossings = over.flatMap((outline) =>
    outline.flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length]
      return a[1] > y === b[1] > y ? [] : [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])]
    }),
  )
  return Math.min(loosest, Math.max(0, ...crossings.map((at) => side * (at - x))))
}

/** A row round the trunk at a share of the band's height, as far as `from`..`to` across. */
export const rowOf = ({ at }: Girdle, v: number, from = -1, to = 1): Path =>
  Array.from({ length: 21 }, (_, i) => at(from + ((to - from) * i) / 20, v))

/** The band itself. */
export function draftGirdle({ top, low }: Girdle, own: Partial<Piece> = {}): Piece {
  const last = top.length - 1
  return makePiece('band', 'band', [joined(top, reversed(low))], {
    order: 2,
    left: [top[0], mix(top[0], low[0], 0.5), low[0]],
    right: [top[last], mix(top[last], low[last], 0.5), low[last]],
    fullness: 0.45,
    takesPrint: false,
    ...own,
  })
}
