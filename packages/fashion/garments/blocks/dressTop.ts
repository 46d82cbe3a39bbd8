import { lerp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { type BackSeams, princessSeams, sewnBack, waistDarts } from './back.ts'
import { type Bodice, type BodiceOptions, draftBodice } from './bodice.ts'
import { creased, detailed } from './marks.ts'
import { boundNeck } from './neckRib.ts'
import type { NecklineId } from './neckline.ts'
import { draftSleeves, type SleeveCut, type SleeveId, sleeveCut } from './sleeve.ts'
import { bodiceCut } from './topCut.ts'

/** The upper part of a dress or an all-in-one; ease and levels in heads. */
export interface DressTop {
  neckline: NecklineId
  neckDepth?: number
  sleeve: SleeveId | 'none'
  sleeveChange?: Partial<SleeveCut>
  bust: number
  waistEase: number
  hem: number
  box: number
  cinch: number
  drop?: number
  shaping: 'darts' | 'princess' | 'none'
  /** The level down to which darts or princess seams run on into the skirt of a dress without a waist seam. */
  shapeTo?: number
  back: BackSeams
}

/** The level of a dress's waist seam: -1 under the bust, 0 the waist, 1 the high hip. */
export const seamLevel = ({ levels }: Figure, place: number) =>
  place < 0 ? lerp(levels.waist, levels.underbust + 0.04, -place) : lerp(levels.waist, levels.highHip, place)

/** The knob of the waist seam's level. */
export const seamKnob = (normal = 0) => numberKnob('Waist seam, high to low', [-1, normal, 1])

/** Drafts the bodice of a dress with its neck finished, and its sleeves. */
export function dressTop(
  figure: Figure,
  context: DraftContext,
  top: DressTop,
): { bodice: Bodice; piece: Piece; sleeves: Piece[] } {
  const bodice = draftBodice(figure, dressCut(figure, context, top))
  const bare = bodice.neckline.shoulder !== 'seam'
  const collared = top.neckline === 'shirt' || top.neckline === 'wrap'
  const bound = bare || collared ? bodice.piece : boundNeck(bodice, bodice.piece, 0.03)
  const hanging = top.waistEase > 0.09 ? withoutWaistPulls(figure, bound) : bound
  const shaped = detailed(hanging, { lines: shapingLines(figure, bodice, top) })
  const chance = context.chance.branch('sleeves')
  const cut = top.sleeve === 'none' || context.layered || bare ? null : sleeveCut(top.sleeve, top.sleeveChange)
  return {
    bodice,
    piece: sewnBack(figure, bodice, creased(shaped), top.back),
    sleeves: draftSleeves(figure, bodice, cut, chance),
  }
}

function dressCut(figure: Figure, context: DraftContext, top: DressTop): BodiceOptions {
  return bodiceCut(figure, context, {
    neckline: top.neckline,
    neckDepth: top.neckDepth,
    ease: top.bust,
    waistEase: top.waistEase,
    hipEase: top.waistEase,
    box: top.box,
    hem: top.hem,
    hemCurve: 0.045,
    cinch: top.cinch,
    drop: top.sleeve === 'none' ? 0 : top.drop,
    waist: top.hem,
    sleeveless: top.sleeve === 'none' ? 0.84 : undefined,
  })
}

function shapingLines(figure: Figure, bodice: Bodice, { shaping, shapeTo, hem }: DressTop) {
  if (shaping === 'none') return []
  if (figure.view === 'back') return shapeTo ? waistDarts(figure, shapeTo) : []
  const halter = bodice.neckline.shoulder !== 'seam'
  if (shaping === 'princess' && !halter) return princessSeams(figure, bodice, shapeTo ?? hem)
  return waistDarts(figure, shapeTo ?? hem)
}

/** A cloth that hangs clear of the waist shows no pulls there. */
const withoutWaistPulls = ({ levels }: Figure, piece: Piece): Piece => ({
  ...piece,
  folds: piece.folds.filter(({ path, widths }) => widths[0] > 0.06 || Math.abs(path[0][1] - levels.waist) > 0.3),
})
