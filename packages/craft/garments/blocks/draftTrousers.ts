import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { type BandKind, waistFinish } from './bands.ts'
import { isSheer, underlaid } from './lining.ts'
import type { PocketKind } from './skirtPockets.ts'
import type { TrouserClosure } from './trouserClosure.ts'
import { type LegRow, trouserCut } from './trouserCut.ts'
import { finishTrousers, plainDetails, type TrouserDetails } from './trouserDetails.ts'
import type { TrouserHem } from './trouserHems.ts'
import type { TrouserCut, TrouserLeg } from './trouserLeg.ts'
import type { SidePanel } from './trouserPanels.ts'
import { trouserPieces, trousers } from './trouserPieces.ts'

/** What the knobs of trousers may ask for; widths and length are added to the leg's own. */
export interface TrouserKnobs {
  rise?: number
  length?: number
  width?: number
  thigh?: number
  knee?: number
  hemWidth?: number
  stack?: number
  pleats?: number
  front?: 'crease' | 'plain'
  pockets?: PocketKind
  closure?: TrouserClosure
  hem?: TrouserHem
  panel?: SidePanel
  band?: BandKind
}

/** What a kind of trousers has whatever its knobs say. */
export interface TrouserShape {
  row: LegRow
  cut?: Partial<TrouserCut>
  details?: Partial<TrouserDetails>
  /** Nothing where a bodice or a bib is joined. */
  band?: BandKind | null
  /** More on each leg. */
  change?: (leg: TrouserLeg) => TrouserLeg
}

/** Whole trousers from their shape and knobs: the cut, the legs with their details, and every piece. */
export function draftTrousers(
  figure: Figure,
  context: DraftContext,
  shape: TrouserShape,
  knobs: TrouserKnobs,
): { cut: TrouserCut; legs: TrouserLeg[]; pieces: Piece[] } {
  const { row, change = (leg: TrouserLeg) => leg } = shape
  const rolled = context.wearing?.hemsRolled === 'rolled'
  const drawn = knobs.hem === 'elastic' && !rolled
  const cut: TrouserCut = {
    ...trouserCut(figure, row, {
      rise: knobs.rise,
      length: row.length + (knobs.length ?? 0) - (rolled ? 0.06 * row.length : 0),
      width: knobs.width,
      thigh: knobs.thigh,
      knee: knobs.knee,
      hem: (knobs.hemWidth ?? 0) - (drawn ? row.hem * 0.3 : 0),
      stack: rolled ? 0 : knobs.stack,
    }),
    cloth: context.cloth,
    ...shape.cut,
  }
  const details: TrouserDetails = {
    ...plainDetails,
    pockets: knobs.pockets ?? plainDetails.pockets,
    closure: knobs.closure ?? plainDetails.closure,
    hem: rolled ? 'rolled' : (knobs.hem ?? plainDetails.hem),
    panel: knobs.panel ?? plainDetails.panel,
    crease: knobs.front === 'crease',
    pleats: knobs.pleats ?? 0,
    ...shape.details,
  }
  const made = finishTrousers(figure, trousers(figure, cut, context.chance), details)
  const legs = made.legs.map(change)
  const band = shape.band === undefined ? (knobs.band ?? 'stitched') : shape.band
  const sewn = { loops: true, button: details.closure === 'fly' }
  const waist = band
    ? waistFinish(figure, band, { y: cut.topY, ease: cut.ease, sewn }, context.chance.branch('band'))
    : []
  const lining = isSheer(context.cloth) ? shortLining(figure, cut, context) : []
  return { cut, legs, pieces: [...lining, ...trouserPieces(legs), ...made.sewn, ...waist] }
}

/** Short legs under sheer ones. */
function shortLining(figure: Figure, cut: TrouserCut, { chance }: DraftContext): Piece[] {
  const hemY = Math.min(cut.hemY - 0.1, figure.levels.crotch + 0.75)
  return trousers(figure, { ...cut, hemY, hem: Math.min(cut.hem, 0.36), balloon: 0 }, chance.branch('lining')).map(
    ({ piece }) => underlaid(piece, `${piece.name}Lining`, piece.order - 3),
  )
}
