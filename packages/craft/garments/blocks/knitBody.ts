import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { armholeRibs } from './armholeRib.ts'
import { sewnBack } from './back.ts'
import { type Bodice, bodicePieces, draftBodice } from './bodice.ts'
import { type CollarId, collarNeck, collarOpening, draftCollarOf } from './collars.ts'
import { draftPanels, type Paneling } from './contrastPanels.ts'
import { finishHem, finishNeck } from './finishTop.ts'
import { bloused, draftHemRib } from './hemRib.ts'
import { creased, detailed, type Sewn } from '../marks.ts'
import type { NecklineId } from './necklines.ts'
import { stitchedHem } from './neckRib.ts'
import { type ClosureId, closing } from './placket.ts'
import { bodiceCut, topHem } from './topCut.ts'
import { type Trims, trimmed } from './trims.ts'
import { proportionOf } from '../upperBody.ts'
import { type SleeveChoice, wornSleeves } from './wornSleeves.ts'

/** A pullover as its knobs ask; length as a share from waist to crotch, the other measures as in a bodice. */
export interface KnitCut extends SleeveChoice, Trims {
  neckline: NecklineId
  /** A collar in place of the neck rib, with what closes the front under it. */
  collar?: CollarId
  closure?: ClosureId
  neckRib: number
  length: number
  ease: number
  drop: number
  /** Height of the hem's rib. */
  rib: number
  slits?: number
  panels?: Paneling
}

/** Drafts a pullover: ribs at neck, wrist and hem; `body` and `sleeve` knit something into the cloth. */
export function draftKnit(
  figure: Figure,
  context: DraftContext,
  cut: KnitCut,
  more: { body?: (bodice: Bodice) => Sewn; sleeve?: (arm: 0 | 1) => Sewn } = {},
): Piece[] {
  const bodice = knitBodice(figure, context, cut)
  const { collar, closure = 'none', slits = 0, panels = 'none' } = cut
  const { tall } = proportionOf(figure)
  const tucked = bodice.options.tucked === true
  const neck = collar
    ? { piece: bodice.piece, bands: [] }
    : finishNeck(figure, bodice, bodice.piece, { rib: cut.neckRib })
  const straight = slits > 0.03
  const hemmed = tucked
    ? stitchedHem(bodice, neck.piece)
    : straight
      ? finishHem(figure, bodice, neck.piece, { slits, chance: context.chance }).piece
      : bloused(bodice, neck.piece, 0.24 * tall)
  const centre = bodice.neckline.left[bodice.neckline.left.length - 1][1]
  const from = collar ? collarOpening(figure, collar) : centre
  const closed = closing(figure, closure, { from, to: bodice.options.hem, buttons: 4 })
  const knitted = detailed(detailed(hemmed, closed), more.body?.(bodice) ?? {})
  const sleeves = wornSleeves(figure, bodice, context, cut, (base) => ({
    ease: Math.max(0.03, base.ease * (0.55 + cut.ease * 3.4)),
    cuff: base.cuff ?? (base.shape === 'bell' ? undefined : 0.12),
    rib: true,
  }))
  const pieces = [
    ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, knitted, {}), 7) }),
    ...draftPanels(figure, bodice, panels),
    ...(tucked || straight ? [] : [draftHemRib(figure, bodice, cut.rib)]),
    ...(cut.sleeve === 'none' && !context.layered ? armholeRibs(bodice, 0.055 * tall) : []),
    ...sleeves.map((piece) =>
      piece.role === 'sleeve' ? detailed(piece, more.sleeve?.(piece.name.endsWith('1') ? 1 : 0) ?? {}) : piece,
    ),
    ...neck.bands,
    ...(collar ? draftCollarOf(figure, bodice, collar, 1, context.chance) : []),
  ]
  return trimmed(figure, pieces, cut)
}

function knitBodice(figure: Figure, context: DraftContext, cut: KnitCut): Bodice {
  const bare = cut.sleeve === 'none'
  return draftBodice(
    figure,
    bodiceCut(figure, context, {
      ...(cut.collar ? collarNeck(figure, cut.collar) : { neckline: cut.neckline }),
      neckBand: cut.neckRib,
      sleeveless: bare ? 0.9 : undefined,
      ease: cut.ease,
      waistEase: cut.ease + 0.06,
      hipEase: cut.ease * 0.55,
      box: 0.85,
      drop: bare ? 0 : cut.drop,
      hem: topHem(figure, cut.length),
      hemCurve: 0.03,
    }),
  )
}
