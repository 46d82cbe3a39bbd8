import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { finishTrousers, type TrouserDetails } from './trouserDetails.ts'
import { type TrouserCut, type TrouserLeg, trouserPieces, trousers } from './trousers.ts'
import { type BandCut, waistband } from './waistband.ts'

/** Whole trousers: legs with their details, the fly and the waistband; `change` may put more on a leg. */
export function wornTrousers(
  figure: Figure,
  cut: TrouserCut,
  details: TrouserDetails,
  band: Partial<BandCut> | null,
  context: DraftContext,
  change: (leg: TrouserLeg) => TrouserLeg = (leg) => leg,
): { legs: TrouserLeg[]; pieces: Piece[] } {
  const made = finishTrousers(figure, trousers(figure, cut, context.chance), details)
  const legs = made.legs.map(change)
  const waist: BandCut = { y: cut.topY, height: 0.12, ease: cut.ease, kind: 'stitched', ...band }
  return { legs, pieces: [...trouserPieces(legs), ...made.fly, ...(band ? [waistband(figure, waist)] : [])] }
}
