import { along, type Chance, joined, type Path, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { upright } from './closure.ts'
import { frill } from './frill.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** Ruffles over a bodice: round the yoke, in two rows down the front, or in tiers across the chest; `width` in heads of the adult woman. */
export function ruffled(
  figure: Figure,
  bodice: Bodice,
  kind: 'yoke' | 'front' | 'tiers',
  width: number,
  chance: Chance,
): Piece[] {
  const { tall, wide } = proportionOf(figure)
  const { levels } = figure
  const strip = (name: string, path: Path, waves: number, side: 1 | -1, share = 1) =>
    frill(path, { name, width: width * share * tall, waves, curl: 0.9, order: 1, side }, chance.branch(name))
  const across = (share: number, deep: number): Path => {
    const [left, right] = [along(bodice.armholes[0], share), along(bodice.armholes[1], share)]
    return quadratic(left, figure.across(0, (left[1] + right[1]) / 2 + deep * tall), right, 30)
  }
  if (kind === 'yoke') return strip('ruffle', across(0.3, 0.62), 13, -1)
  if (kind === 'tiers') {
    return [0.72, 0.5, 0.28].flatMap((share, k) => strip(`tier${k}`, across(share, 0.14), 11, -1, 0.9))
  }
  if (figure.view === 'back') return []
  const low = Math.min(bodice.options.hem, levels.waist) - 0.08
  return sides.flatMap((side) => {
    const from = bodice.neckline.left[bodice.neckline.left.length - 1][1] + 0.05
    return [0.3, 0.08].flatMap((x, k) =>
      strip(
        `ruffle${side}${k}`,
        joined(upright(figure, side * x * wide, from + k * 0.02, low, 14)),
        8,
        side < 0 ? 1 : -1,
      ),
    )
  })
}
