import { add, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { sewnBack } from './back.ts'
import { type Bodice, bodicePieces, draftBodice } from './bodice.ts'
import { type CollarId, collarNeck, collarOpening, draftCollarOf } from './collars.ts'
import { finishHem } from './finishTop.ts'
import type { HemShape } from './hemLine.ts'
import { creased, detailed, seam } from '../marks.ts'
import { type ClosureId, closing } from './placket.ts'
import { flapPocket, patchPocket } from './pockets.ts'
import type { SleeveCut } from './sleeveCut.ts'
import { bodiceCut, topHem } from './topCut.ts'
import { type Trims, trimmed } from './trims.ts'
import { proportionOf, sides } from '../upperBody.ts'
import { type SleeveChoice, wornSleeves } from './wornSleeves.ts'
import { draftYoke, type YokeId, yokeGathers } from './yokes.ts'

/** What lies on the chest of a shirt. */
const chestPocketKinds = [
  { id: 'none', label: 'None' },
  { id: 'one', label: 'One breast pocket' },
  { id: 'two', label: 'Two breast pockets' },
  { id: 'flaps', label: 'Two with flaps' },
] as const

type ChestPockets = (typeof chestPocketKinds)[number]['id']

/** The knob of the pockets on the chest, with its normal choice. */
export const chestPocketsKnob = (normal: ChestPockets = 'none') => choiceKnob('Pockets', chestPocketKinds, normal)

/** A shirt as its knobs ask; length as a share from waist to crotch, the other measures as in a bodice. */
export interface ShirtCut extends SleeveChoice, Trims {
  collar: CollarId
  collarSize: number
  closure: ClosureId
  length: number
  hem: HemShape
  ease: number
  /** 0 straight .. 1 fitted. */
  waist: number
  buttons: number
  yoke: YokeId
  pocket: ChestPockets
  slits?: number
  /** How the garment changes the cut of its sleeves. */
  sleeves?: (cut: SleeveCut) => Partial<SleeveCut>
}

/** Drafts a shirt: collar, closed front, yoke, sleeves and hem. */
export function draftShirt(
  figure: Figure,
  context: DraftContext,
  cut: ShirtCut,
  more: (bodice: Bodice) => readonly Piece[] = () => [],
): Piece[] {
  const front = figure.view === 'front'
  const bodice = shirtBodice(figure, context, cut)
  const hem = bodice.options.hem
  const low = bodice.hem[Math.floor(bodice.hem.length / 2)][1]
  const closed = closing(figure, cut.closure, {
    from: collarOpening(figure, cut.collar),
    to: low - 0.004,
    buttons: context.tucked ? Math.min(5, cut.buttons) : cut.buttons,
  })
  const { hem: shape, slits } = cut
  const finished = finishHem(figure, bodice, bodice.piece, { shape, slits, above: 0.035, chance: context.chance })
  const yoke = draftYoke(figure, bodice, cut.yoke)
  const sewn = detailed(detailed(finished.piece, closed), {
    lines: front && !yoke.length ? shoulderSeams(figure) : [],
    folds: yokeGathers(figure, bodice, cut.yoke),
  })
  const backed = sewnBack(figure, bodice, sewn, yoke.length ? {} : { yoke: 0.2, yokePleat: true })
  const pieces = [
    ...bodicePieces({ ...bodice, piece: creased(backed, 8) }),
    ...yoke,
    ...more(bodice),
    ...(front && hem > figure.levels.bust + 0.2 ? chestPockets(figure, cut.pocket) : []),
    ...wornSleeves(figure, bodice, context, cut, cut.sleeves ?? (() => ({ ease: 0.025 + cut.ease * 0.4 }))),
    ...draftCollarOf(figure, bodice, cut.collar, cut.collarSize, context.chance),
    ...finished.ends,
  ]
  return trimmed(figure, pieces, cut)
}

function shirtBodice(figure: Figure, context: DraftContext, cut: ShirtCut): Bodice {
  return draftBodice(
    figure,
    bodiceCut(figure, context, {
      ...collarNeck(figure, cut.collar),
      ease: cut.ease,
      waistEase: cut.ease + 0.05 * (1 - cut.waist),
      hipEase: cut.ease + 0.01,
      box: 0.85 * (1 - cut.waist),
      hem: topHem(figure, cut.length),
      hemShape: cut.hem,
      drop: cut.ease > 0.14 ? (cut.ease - 0.14) * 0.5 : 0,
      sleeveless: cut.sleeve === 'none' ? 0.9 : undefined,
    }),
  )
}

/** The front edge of a back yoke, a little before the shoulder line. */
const shoulderSeams = (figure: Figure) =>
  sides.map((side) =>
    seam(
      [0.05, 0.5, 0.98].map((share) =>
        add(mix(figure.neckPoint(side), figure.shoulderPoint(side), share), [
          0,
          (0.07 + share * 0.02) * proportionOf(figure).tall,
        ]),
      ),
      1,
    ),
  )

/** Pockets on the chest of a shirt; a single one lies on the wearer's left. */
export function chestPockets(figure: Figure, pocket: ChestPockets): Piece[] {
  if (pocket === 'none') return []
  const { tall, wide } = proportionOf(figure)
  return sides
    .filter((side) => pocket !== 'one' || side > 0)
    .flatMap((side) => {
      const name = `pocket${side < 0 ? 0 : 1}`
      const place = { x: side * 0.27 * wide, y: figure.levels.bust - 0.16 * tall, width: 0.22 * wide }
      return pocket === 'flaps'
        ? flapPocket(figure, { ...place, height: 0.1 * tall }, name, 0.27 * tall)
        : [patchPocket(figure, { ...place, height: 0.24 * tall }, name)]
    })
}
