import { add, clamp, lerp, mix } from '@toile/geometry'
import type { Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, shareAt } from './placesOf.ts'

/** One front of a jacket or coat: a drag from under the arm to the button, a break into the waist on the side that closes up, one long fall below. */
export function frontFalls({ piece, figure, bearing, handle, chance, place, lay }: Fallen): Fold[] {
  if (piece.order >= 2 || figure.view === 'back') return []
  const { levels } = figure
  const index = piece.name.endsWith('0') ? 0 : 1
  const side: Side = index ? 1 : -1
  const low = place(0, 1)[1]
  const waist = clamp(shareAt(place, levels.waist), 0.2, 1)
  const pit = place(side * 0.9, shareAt(place, levels.armpit + 0.08))
  const folds: Fold[] = []
  const closes = (bearing.weight ?? 0) === index
  if (chance.happens(closes ? 0.9 : 0.6)) {
    const end = place(-side * 0.05, lerp(shareAt(place, levels.bust), waist, 0.55 * handle.length))
    folds.push(lay([pit, add(mix(pit, end, 0.5), [0, 0.04]), end], 0.036, 0.44, [0.1, 0.8]))
  }
  const count = low > levels.waist ? Math.min(2, countOf(closes ? 0.6 + 0.7 * handle.breaks : 0.3, chance)) : 0
  for (let k = 0; k < count; k++) {
    const from = place(side * 0.98, waist - 0.02 - 0.05 * k)
    const end = place(side * (0.35 + 0.2 * k), waist - 0.005 - 0.02 * k)
    folds.push(lay([from, add(mix(from, end, 0.5), [0, 0.02]), end], 0.024, 0.45 - 0.1 * k, [0.03, 0.75]))
  }
  return folds
}
