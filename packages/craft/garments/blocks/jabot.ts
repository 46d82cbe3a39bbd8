import { type Chance, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { frill } from './frill.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** A cascade of frills from the neck edge towards the waist, `length` as a share of that way. */
export function draftJabot(figure: Figure, bodice: Bodice, length: number, chance: Chance): Piece[] {
  if (figure.view === 'back') return []
  const { tall } = proportionOf(figure)
  const { left } = bodice.neckline
  const top = left[left.length - 1]
  const low = top[1] + (Math.min(bodice.options.hem, figure.levels.waist) - 0.05 - top[1]) * length
  const fall = quadratic(top, figure.across(lapSide(figure) * 0.03, (top[1] + low) / 2), figure.across(0, low))
  const waves = Math.max(3, Math.round(7 * length))
  const strip = (name: string, width: number, side: 1 | -1) =>
    frill(fall, { name, width: width * tall, waves, curl: 1, order: 3, side }, chance.branch(name))
  return [...strip('frillRight', 0.22, -1), ...strip('frillLeft', 0.17, 1)]
}
