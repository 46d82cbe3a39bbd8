import { add, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import { ridge } from '../marks.ts'

/** Soft drags of bias cut cloth, all swinging the same way from one hip across the front, above a hem level in heads. */
export function biasDrags(figure: Figure, hemY: number): Fold[] {
  const { highHip, crotch } = figure.levels
  return [0, 1, 2].flatMap((k) => {
    const from = figure.trunk(-0.86, highHip + 0.1 + 0.32 * k)
    const to = figure.trunk(0.45 - 0.2 * k, crotch + 0.1 + k * 0.5)
    if (to[1] > hemY - 0.1) return []
    return [ridge([from, add(mix(from, to, 0.5), [0, 0.1]), to], 0.06, 0.32, [0.2, 0.65], 0.1)]
  })
}
