import { joined, mix, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { makePiece, type Piece } from '../../piece.ts'

/** Where a belt lies: its middle and height, how far it stands off the body, and how far its middle sags, in heads. */
export interface GirdleCut {
  level: number
  height: number
  ease: number
  sag?: number
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
export function openGirdle(figure: Figure, { level, height, ease, sag = 0.035, points = [0, 0] }: GirdleCut): Girdle {
  const at = (u: number, v: number): Point => {
    const middle = 1 - u * u
    const peak = Math.max(0, 1 - Math.abs(u) / 0.62) ** 1.3
    const y = level + (v - 0.5) * height + sag * middle - points[0] * peak * (1 - v) + points[1] * peak * v
    return figure.trunk(u, y, ease)
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
