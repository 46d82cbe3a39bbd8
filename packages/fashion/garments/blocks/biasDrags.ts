import { add, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import { ridge } from './marks.ts'

/** Soft drags of bias cut cloth that swing from one hip to the other thigh, above a hem level in heads. */
export function biasDrags(figure: Figure, hemY: number): Fold[] {
  const { highHip, crotch } = figure.levels
  return [0, 1, 2].flatMap((k) => {
    const from = figure.trunk(k % 2 ? 0.8 : -0.8, highHip + 0.15 * k)
    const to = figure.trunk(k % 2 ? -0.3 : 0.4, crotch + 0.5 + k * 0.3)
    if (to[1] > hemY - 0.1) return []
    return [ridge([from, add(mix(from, to, 0.5), [0, 0.08]), to], 0.05, 0.5, [0.15, 0.6], 0.09)]
  })
}
