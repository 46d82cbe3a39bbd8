import { add, lerp, mix, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { seam, topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'

/** The middle of a skirt from a level to its hem, in heads: straight down from the hip to where the hem hangs. */
export function skirtMiddle(figure: Figure, cut: Pick<SkirtCut, 'topY' | 'hemY'>, piece: Piece, from: number): Point[] {
  const [left, right] = [piece.left[piece.left.length - 1], piece.right[piece.right.length - 1]]
  const foot = hemPoint(piece, mix(left, right, 0.5))
  return Array.from({ length: 12 }, (_, k): Point => {
    const y = lerp(from, foot[1], k / 11)
    const natural = figure.across(0, Math.min(y, figure.levels.hip))[0]
    return [lerp(natural, foot[0], (y - cut.topY) / (foot[1] - cut.topY)), y]
  })
}

/** The centre back seam of a skirt as it is drawn from behind: with a zip from its waist to the hip, or carrying on a bodice's seam. */
export function centreBackSeam(figure: Figure, cut: SkirtCut, piece: Piece, zip: boolean): DrawnLine[] {
  const whole = skirtMiddle(figure, cut, piece, cut.topY + (zip ? 0.05 : -0.03))
  const open = piece.contours[2].path.some(([x, y]) => Math.abs(x - whole[11][0]) < 0.03 && y < whole[11][1] - 0.06)
  const run = open ? whole.slice(0, 10) : whole
  const zipped = run.filter(([, y]) => y < figure.levels.hip - 0.1)
  const rows = zip && zipped.length > 1 ? [topstitch(zipped.map((p) => add(p, [0.03, 0])))] : []
  return [seam(run, 1.3, [0.02, 0.01]), ...rows]
}

function hemPoint(piece: Piece, near: Point): Point {
  const hem = piece.contours[2].path
  for (let i = 1; i < hem.length; i++) {
    const [a, b] = [hem[i - 1], hem[i]]
    if (a[0] <= near[0] && b[0] > near[0]) return mix(a, b, (near[0] - a[0]) / (b[0] - a[0]))
  }
  return near
}
