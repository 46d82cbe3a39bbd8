import { openChance, seedOf } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Figure } from '../../mannequins/figure.ts'
import type { Fold, Piece } from '../piece.ts'
import { bodiceFalls } from './bodiceFalls.ts'
import { chosen } from './chosen.ts'
import { legFalls } from './legFalls.ts'
import type { Fall } from './fall.ts'
import { layIn, placesOf } from './place.ts'
import { skirtFalls } from './skirtFalls.ts'
import { sleeveFalls } from './sleeveFalls.ts'

/** What pulls and falls on a piece of each role. */
const falls: Partial<Record<Piece['role'], Fall>> = {
  bodice: bodiceFalls,
  leg: legFalls,
  skirt: skirtFalls,
  sleeve: sleeveFalls,
}

/** Drafted pieces with the folds of their cloth: the draft's own as a hand would choose them, and what every cloth of its handle does wherever it is worn; `seed` is the worn garment's. */
export const fallen = (pieces: readonly Piece[], figure: Figure, handle: Handle, seed: number): Piece[] =>
  pieces.map((piece) => (piece.relief ? piece : { ...piece, folds: foldsOf(piece, figure, handle, seed) }))

function foldsOf(piece: Piece, figure: Figure, handle: Handle, seed: number): Fold[] {
  const chance = openChance((seed ^ seedOf(piece.name)) >>> 0)
  const own = chosen(piece, handle, figure.levels.crotch, chance)
  const fall = falls[piece.role]
  if (!fall || piece.layer !== 'front' || piece.left.length < 2 || piece.right.length < 2) return own
  return [...own, ...fall({ piece, figure, handle, chance, place: placesOf(piece), lay: layIn(handle) })]
}
