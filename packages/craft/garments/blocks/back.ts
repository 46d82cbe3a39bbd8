import { lerp, offset, quadratic, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { upright } from './closure.ts'
import { detailed, edge, ridge, seam, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** What is sewn into a back. */
export interface BackSeams {
  centre?: boolean
  /** Depth of the yoke below the shoulder, in heads of the adult woman. */
  yoke?: number
  /** A box pleat or loop under the yoke. */
  yokePleat?: boolean
  darts?: boolean
  princess?: boolean
  /** Length of a centre vent above the hem, in heads. */
  vent?: number
}

/** A bodice seen from behind with its seams; in front it stays as it is. */
export function sewnBack(figure: Figure, bodice: Bodice, piece: Piece, seams: BackSeams): Piece {
  if (figure.view === 'front') return piece
  const { tall } = proportionOf(figure)
  const { levels } = figure
  const hem = bodice.options.hem
  const neck = bodice.neckline.left[bodice.neckline.left.length - 1][1]
  const lines: DrawnLine[] = []
  if (seams.yoke) lines.push(...yoke(figure, bodice, levels.shoulder + seams.yoke * tall, seams.yokePleat === true))
  if (seams.centre)
    lines.push(seam(upright(figure, 0, seams.yoke ? levels.shoulder + seams.yoke * tall + 0.06 : neck, hem + 0.03)))
  if (seams.darts) lines.push(...waistDarts(figure, hem))
  if (seams.princess) lines.push(...princessSeams(figure, bodice, hem))
  if (seams.vent && hem > levels.hip)
    lines.push(edge(upright(figure, 0.012, hem - seams.vent, hem + 0.03), 2.4, [0.02, 0]))
  const folds =
    hem > levels.waist + 0.1
      ? sides.flatMap((side) =>
          [0, 1].map((k) =>
            ridge(
              [
                figure.trunk(side * 0.95, levels.waist + (k - 1) * 0.1 * tall),
                figure.trunk(side * 0.5, levels.waist + k * 0.09 * tall),
                figure.trunk(side * 0.25, levels.waist + (0.02 + k * 0.1) * tall),
              ],
              0.03,
              0.5,
              [0.2, 0.7],
              0.04,
            ),
          ),
        )
      : []
  return detailed(piece, { lines, folds })
}

function yoke(figure: Figure, bodice: Bodice, level: number, pleated: boolean): DrawnLine[] {
  const { tall } = proportionOf(figure)
  const nearest = (i: 0 | 1) =>
    bodice.armholes[i].reduce((best, point) => (Math.abs(point[1] - level) < Math.abs(best[1] - level) ? point : best))
  const across = quadratic(nearest(0), figure.across(0, level + 0.08 * tall), nearest(1), 16)
  const lines = [seam(across), topstitch(offset(across, 0.018))]
  if (pleated) {
    const top = level + 0.045 * tall
    for (const side of sides) lines.push(seam(upright(figure, side * 0.05, top, top + 0.5 * tall, 6), 1.1, [0.02, 0.7]))
  }
  return lines
}

/** A long dart at each side of the waist, front or back. */
export function waistDarts(figure: Figure, hem: number): DrawnLine[] {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const low = Math.min(hem - 0.05, levels.waist + 0.3 * tall)
  const half = figure.halfWidth(levels.waist)
  return sides.map((side) =>
    seam(
      spline(
        [
          figure.across(side * half * 0.52, levels.waist - 0.42 * tall),
          figure.across(side * half * 0.48, levels.waist),
          figure.across(side * half * 0.52, low),
        ],
        false,
        6,
      ),
      1.1,
      [0.5, 0.5],
    ),
  )
}

/** Princess seams from the armhole over the blade or bust to the hem, front or back. */
export function princessSeams(figure: Figure, bodice: Bodice, hem: number, share = 0.52): DrawnLine[] {
  const { levels } = figure
  return [0, 1].map((i) => {
    const side = i === 0 ? -1 : 1
    const armhole = bodice.armholes[i === 0 ? 0 : 1]
    const from = armhole[Math.round(armhole.length * 0.6)]
    const end = figure.across(side * figure.halfWidth(Math.min(hem, levels.hip)) * (share + 0.04), hem + 0.02)
    const middle = [
      figure.across(side * figure.halfWidth(levels.bust) * (share + 0.04), lerp(from[1], levels.bust, 0.9)),
      figure.across(side * figure.halfWidth(levels.waist) * share, levels.waist),
    ].filter(([, y]) => y < hem - 0.1)
    return seam(spline([from, ...middle, end], false, 8), 1.2, [0.03, 0.05])
  })
}
