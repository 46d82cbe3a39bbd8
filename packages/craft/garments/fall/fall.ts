import type { Chance } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Figure } from '../../mannequins/figure.ts'
import type { Fold, Piece } from '../piece.ts'
import type { Bearing } from './bearing.ts'
import type { Lay, Place } from './placesOf.ts'

/** A piece on the block it was drafted on, and what its folds are laid with. */
export interface Fallen {
  piece: Piece
  figure: Figure
  bearing: Bearing
  handle: Handle
  chance: Chance
  place: Place
  lay: Lay
}

/** The folds that a cloth makes on a kind of piece: from what holds it up to where it falls free. */
export type Fall = (fallen: Fallen) => Fold[]
