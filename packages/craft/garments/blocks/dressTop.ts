import { add, along, lerp, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { type BackSeams, princessSeams, sewnBack, waistDarts } from './back.ts'
import { type Bodice, draftBodice } from './bodice.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { finishNeck } from './finishTop.ts'
import { crease, creased, detailed } from '../marks.ts'
import type { NecklineId } from './necklines.ts'
import type { SleeveCut, SleeveId } from './sleeveCut.ts'
import { bodiceCut } from './topCut.ts'
import { type SleeveChoice, wornSleeves } from './wornSleeves.ts'

/** How a dress is shaped to the body above its waist. */
export type DressShaping = 'darts' | 'princess' | 'gathers' | 'smocking' | 'none'

/** The upper part of a dress or an all-in-one; ease and levels in heads. */
export interface DressTop {
  neckline: NecklineId
  neckDepth?: number
  neckSpread?: number
  sleeve: SleeveId | 'none'
  sleeveLength?: number
  cuff?: SleeveChoice['cuff']
  sleeveChange?: Partial<SleeveCut>
  bust: number
  waistEase: number
  hem: number
  box: number
  cinch: number
  drop?: number
  shaping: DressShaping
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
  const bound = bare || collared ? bodice.piece : finishNeck(figure, bodice, bodice.piece).piece
  const hanging = top.waistEase > 0.09 ? withoutWaistPulls(figure, bound) : bound
  const shaped = detailed(hanging, { lines: shapingLines(figure, bodice, top) })
  const chance = context.chance.branch('sleeves')
  const { sleeve, sleeveLength, cuff, sleeveChange = {} } = top
  const choice = { sleeve: bare ? ('none' as const) : sleeve, sleeveLength, cuff }
  const piece = sewnBack(figure, bodice, creased(shaped), top.back)
  return {
    bodice,
    piece: top.shaping === 'smocking' ? { ...piece, relief: { kind: 'smocking', spacing: 0.1 } } : piece,
    sleeves: wornSleeves(figure, bodice, { ...context, chance }, choice, () => sleeveChange),
  }
}

function dressCut(figure: Figure, context: DraftContext, top: DressTop): BodiceOptions {
  return bodiceCut(figure, context, {
    neckline: top.neckline,
    neckDepth: top.neckDepth,
    neckSpread: top.neckSpread,
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
  if (shaping === 'none' || shaping === 'smocking') return []
  if (shaping === 'gathers') return seamGathers(figure, bodice)
  if (figure.view === 'back') return shapeTo ? waistDarts(figure, shapeTo) : []
  const halter = bodice.neckline.shoulder !== 'seam'
  if (shaping === 'princess' && !halter) return princessSeams(figure, bodice, shapeTo ?? hem)
  return waistDarts(figure, shapeTo ?? hem)
}

/** Gathers that rise from the waist seam towards the bust. */
const seamGathers = ({ levels }: Figure, { hem, options }: Bodice) =>
  Array.from({ length: 11 }, (_, k) => {
    const foot = along(hem, (k + 0.5) / 11)
    const rise = (options.hem - levels.bust) * (0.35 + 0.35 * (((k * 7) % 5) / 5))
    const lean = (k - 5) * 0.012
    return crease(
      [foot, add(mix(foot, add(foot, [lean, -rise]), 0.5), [lean * 0.2, 0]), add(foot, [lean, -rise])],
      1.3,
      [0.02, 0.85],
    )
  })

/** A cloth that hangs clear of the waist shows no pulls there. */
const withoutWaistPulls = ({ levels }: Figure, piece: Piece): Piece => ({
  ...piece,
  folds: piece.folds.filter(({ path, widths }) => widths[0] > 0.06 || Math.abs(path[0][1] - levels.waist) > 0.3),
})
