import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { type Bodice, bodicePieces, draftBodice } from './bodice.ts'
import { draftPanels, type Paneling } from './contrastPanels.ts'
import { dartLines, type Shaping } from './darts.ts'
import { finishHem, finishNeck } from './finishTop.ts'
import type { HemShape } from './hemLine.ts'
import { bloused, draftHemRib } from './hemRib.ts'
import { creased, detailed } from '../marks.ts'
import type { NecklineId } from './necklines.ts'
import { openEdges } from './neckRib.ts'
import type { SleeveCut } from './sleeveCut.ts'
import { bodiceCut, topHem } from './topCut.ts'
import { type Trims, trimmed } from './trims.ts'
import { type SleeveChoice, wornSleeves } from './wornSleeves.ts'

/** A pull-on top as its knobs ask; length as a share from waist to crotch, the other measures as in a bodice. */
export interface TeeCut extends SleeveChoice, Trims {
  neckline: NecklineId
  /** Width of the rib around the neck; without it the neck is bound. */
  rib?: number
  buttons?: number
  ease: number
  waistEase?: number
  hipEase?: number
  box: number
  drop?: number
  /** Share of the shoulder that a sleeveless top covers. */
  strap?: number
  length: number
  hem?: HemShape
  /** Height of a ribbed hem. */
  hemRib?: number
  slits?: number
  panels?: Paneling
  darts?: Shaping
  cinch?: number
  /** How the garment changes the cut of its sleeves. */
  sleeves?: (cut: SleeveCut) => Partial<SleeveCut>
}

/** Drafts a pull-on top: neck, body, sleeves and hem; `more` adds pieces that are sewn to its bodice. */
export function draftTee(
  figure: Figure,
  context: DraftContext,
  cut: TeeCut,
  more: (bodice: Bodice) => readonly Piece[] = () => [],
): Piece[] {
  const bodice = teeBodice(figure, context, cut)
  const bare = bodice.neckline.shoulder !== 'seam'
  const neck = bare
    ? { piece: detailed(bodice.piece, { edges: openEdges(bodice, 'neck') }), bands: [] }
    : finishNeck(figure, bodice, bodice.piece, { rib: cut.rib, buttons: cut.buttons })
  const ribbed = cut.hemRib !== undefined && !bodice.options.tucked
  const hem = ribbed
    ? { piece: bloused(bodice, neck.piece, 0.12, 0.02), ends: [] }
    : finishHem(figure, bodice, neck.piece, { shape: cut.hem, slits: cut.slits, chance: context.chance })
  const shaped = detailed(hem.piece, { lines: dartLines(figure, bodice, cut.darts ?? 'none') })
  const pieces = [
    ...bodicePieces({ ...bodice, piece: creased(shaped) }),
    ...draftPanels(figure, bodice, cut.panels ?? 'none'),
    ...(ribbed ? [draftHemRib(figure, bodice, cut.hemRib, 0.02)] : []),
    ...more(bodice),
    ...wornSleeves(figure, bodice, context, cut, cut.sleeves),
    ...neck.bands,
    ...hem.ends,
  ]
  return trimmed(figure, pieces, cut)
}

function teeBodice(figure: Figure, context: DraftContext, cut: TeeCut): Bodice {
  const bare = cut.sleeve === 'none'
  return draftBodice(
    figure,
    bodiceCut(figure, context, {
      neckline: cut.neckline,
      ease: cut.ease,
      waistEase: cut.waistEase ?? cut.ease + 0.05,
      hipEase: cut.hipEase ?? cut.ease * 0.8,
      box: cut.box,
      hem: topHem(figure, cut.length),
      hemShape: cut.hem,
      hemCurve: cut.hemRib === undefined ? 0.05 : 0.03,
      cinch: cut.cinch,
      drop: bare ? 0 : cut.drop,
      sleeveless: bare ? (cut.strap ?? 0.84) : undefined,
      neckBand: cut.rib,
    }),
  )
}
