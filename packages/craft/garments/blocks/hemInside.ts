import { lerp, mix, type Point, spline } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import type { SkirtCut } from './skirtCut.ts'

/** The inside of the back that shows under a fluted or shorter front, behind the legs. */
export function hemInside(
  front: Piece,
  cut: Pick<SkirtCut, 'highLow' | 'flutes' | 'pleats'>,
  name = 'skirtInside',
): Piece | null {
  if (cut.highLow <= 0 && (!cut.flutes || cut.pleats)) return null
  const rows = front.left.length
  const inner = (row: number, side: 0 | 1): Point => {
    const pair = [front.left[row], front.right[row]] as const
    return mix(pair[side], pair[1 - side], 0.025)
  }
  const [from, to] = [inner(rows - 1, 0), inner(rows - 1, 1)]
  const hem = front.contours[2].path
  const lowest = Math.max(...hem.map(([, y]) => y))
  const ends = Math.max(from[1], to[1])
  const drop = cut.highLow > 0 ? cut.highLow * 0.35 : Math.max(0.03, (lowest - ends) * 0.62)
  const hang = (across: number, share: number): Point => [
    lerp(from[0], to[0], across),
    lerp(from[1], to[1], across) + drop * share,
  ]
  const back = spline(
    waves.map(([across, share]) => hang(across, share)),
    false,
    6,
  )
  const upper = [2, 4, 6, 8].map((up) => rows - 1 - up).filter((row) => row >= 0)
  const rise = [...upper.map((row) => inner(row, 1)), ...upper.map((row) => inner(row, 0)).reverse()]
  return makePiece('skirtInside', name, [[...back, ...rise]], {
    layer: 'back',
    brightness: 0.56,
    takesPrint: false,
    castsShadow: false,
    fullness: 0.3,
    contours: [{ path: back, weight: 0.8, taper: [0.05, 0.05] }],
  })
}

/** The back hem from left to right: [share across, share of its drop]; soft waves of its own. */
const waves = [
  [0, 0],
  [0.05, 0.42],
  [0.14, 0.66],
  [0.24, 0.98],
  [0.34, 0.84],
  [0.45, 1.05],
  [0.56, 0.88],
  [0.67, 1.04],
  [0.78, 0.8],
  [0.88, 0.76],
  [0.95, 0.4],
  [1, 0],
] as const
