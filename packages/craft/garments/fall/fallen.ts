import { openChance, seedOf } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Figure } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import { type Bearing, bearingOf } from './bearing.ts'
import { bodiceFalls } from './bodiceFalls.ts'
import { chosen } from './chosen.ts'
import { creasesOf } from './creasesOf.ts'
import type { Fall } from './fall.ts'
import { frontFalls } from './frontFalls.ts'
import { legFalls } from './legFalls.ts'
import { layIn, placesOf } from './placesOf.ts'
import { skirtFalls } from './skirtFalls.ts'
import { sleeveFalls } from './sleeveFalls.ts'

/** What pulls and falls on a piece of each role. */
const falls: Partial<Record<Piece['role'], Fall>> = {
  bodice: bodiceFalls,
  front: frontFalls,
  leg: legFalls,
  skirt: skirtFalls,
  sleeve: sleeveFalls,
}

/** Drafted pieces with the folds of their cloth: the draft's own as a hand would choose them, and what every cloth of its handle does wherever it is worn; `seed` is the worn garment's. */
export const fallen = (
  pieces: readonly Piece[],
  figure: Figure,
  handle: Handle,
  seed: number,
  bearing: Bearing = bearingOf(figure),
): Piece[] => pieces.map((piece) => (piece.relief ? piece : withFolds(piece, figure, handle, seed, bearing)))

function withFolds(piece: Piece, figure: Figure, handle: Handle, seed: number, bearing: Bearing): Piece {
  const chance = openChance((seed ^ seedOf(piece.name)) >>> 0)
  const own = chosen(piece, handle, chance)
  const fall = falls[piece.role]
  if (!fall || piece.layer !== 'front' || piece.left.length < 2 || piece.right.length < 2)
    return { ...piece, folds: own }
  const laid = fall({ piece, figure, bearing, handle, chance, place: placesOf(piece), lay: layIn(handle) })
  return { ...piece, folds: [...own, ...laid], lines: [...piece.lines, ...creasesOf(laid, handle)] }
}
