import { spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { Bodice } from './bodice.ts'
import type { OnHalf } from './fronts.ts'
import { ridge, type Sewn, seam } from '../marks.ts'
import type { ShapingId } from './outerBack.ts'
import { indexOf, proportionOf } from '../upperBody.ts'

/** The shaping seams of one front: a long dart, or a princess seam from the armhole. */
export function frontSeams(figure: Figure, bodice: Bodice, kind: ShapingId, side: Side, on: OnHalf): Sewn {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const { hem } = bodice.options
  if (kind === 'none' || hem < levels.underbust + 0.2) return {}
  if (kind === 'darts') {
    const low = Math.min(hem - 0.05, levels.waist + 0.34 * tall)
    const path = [on(side, 0.56, levels.bust + 0.26 * tall), on(side, 0.5, levels.waist), on(side, 0.54, low)]
    return { lines: [seam(spline(path, false, 6), 1.1, [0.5, 0.5])], folds: [ridge(path, 0.025, -0.25, [0.4, 0.4])] }
  }
  const armhole = bodice.armholes[indexOf(side)]
  const run = [levels.bust, levels.waist, levels.highHip, levels.hip, hem]
    .filter((y, k, all) => k === all.length - 1 || y < hem - 0.1)
    .map((y, k) => on(side, [0.58, 0.5, 0.53, 0.56, 0.58][k] ?? 0.56, y))
  return { lines: [seam(spline([armhole[Math.round(armhole.length * 0.6)], ...run], false, 8), 1.2, [0.03, 0.03])] }
}
