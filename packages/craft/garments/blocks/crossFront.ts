import { add, mix, type Path, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { crease, edge, pleat, ridge } from '../marks.ts'

/** The crossed front of a wrapped bodice: the upper front's edge runs from its shoulder to the waist on the tied side, with pulls into the tie. */
export function crossFront(
  figure: Figure,
  bodice: Bodice,
  side: Side,
  waist: number,
): { lines: DrawnLine[]; folds: Fold[] } {
  const { bust } = figure.levels
  const upper: Path = side > 0 ? bodice.neckline.left : bodice.neckline.right
  const centre = upper[upper.length - 1]
  const from = upper[Math.floor(upper.length * 0.6)]
  const lap = spline([from, centre, figure.across(side * 0.62 * figure.halfWidth(waist), waist + 0.01)], false, 8)
  const tie = figure.across(side * 0.72 * figure.halfWidth(waist), waist)
  const pulls = Array.from({ length: 5 }, (_, k) => {
    const to = figure.trunk(side * (-0.7 + k * 0.24), bust + 0.1 + k * 0.05)
    return ridge([tie, add(mix(tie, to, 0.5), [0, 0.03]), to], 0.018, 0.5, [0.02, 0.8], 0.05)
  })
  const hidden = lap.slice(
    Math.max(
      0,
      lap.findIndex(([, y]) => y >= centre[1] - 0.01),
    ),
  )
  return {
    lines: [edge(hidden, 1.9), ...pulls.slice(0, 4).map(({ path }) => crease(path.slice(0, 12), 1.3, [0.03, 0.8]))],
    folds: [pleat(hidden, 0.035, 0.5, [0, 0.1]), ...pulls],
  }
}
