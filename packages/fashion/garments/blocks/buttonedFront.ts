import { lerp, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fitting } from '../piece.ts'
import { edge, topstitch } from './marks.ts'
import type { SkirtCut } from './skirt.ts'
import { lapSide } from './upperBody.ts'

/** A lapped front down a skirt: the lapping edge, its stitching, and buttons on the centre line. */
export function buttonedFront(
  figure: Figure,
  cut: Pick<SkirtCut, 'topY' | 'hemY'>,
  count: number,
  kind: 'button' | 'snap',
): { lines: DrawnLine[]; fittings: Fitting[] } {
  const lap = lapSide(figure)
  const top = figure.across(0, cut.topY)[0]
  const sway = (figure.trunk(0, cut.hemY)[0] - top) * 0.55
  const sag = 0.1
  const at = (x: number, share: number): Point => {
    const y = lerp(cut.topY + 0.08, cut.hemY + sag, share)
    const natural = figure.across(x, Math.min(y, figure.levels.hip))[0]
    return [lerp(natural, top + sway + x, share), y]
  }
  const column = (x: number) => Array.from({ length: 10 }, (_, k) => at(x, k / 9))
  const radius = kind === 'snap' ? 0.026 : 0.024
  return {
    lines: [edge(column(lap * 0.065), 1.8), topstitch(column(lap * 0.048), 0.8), topstitch(column(-lap * 0.065))],
    fittings: Array.from({ length: count }, (_, k) => ({
      at: at(0, lerp(0.06, 0.86, k / Math.max(1, count - 1))),
      radius,
      kind,
    })),
  }
}
