import { add, mix } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { collarKnob, collarNeck, collarOpening, draftCollarOf } from './blocks/collars.ts'
import { finishHem } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { creased, detailed, seam } from './blocks/marks.ts'
import { patchPocket } from './blocks/pockets.ts'
import { closing, closureKnob } from './blocks/placket.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { trimKnobs, trimmed } from './blocks/trims.ts'
import { proportionOf, sides } from './blocks/upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { draftYoke, yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A shirt: collar on a stand, buttoned placket, yoke, cuffed sleeves and a curved hem (requirement S3.26). */
export const shirt = defineGarment({
  id: 'shirt',
  label: 'Shirt',
  category: 'shirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.3,
    volume: 0.35,
    sleeve: 0.9,
    waist: 0.15,
    formality: 0.55,
    warmth: 0.35,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'seersucker', 'corduroy', 'wool', 'crepe'],
  },
  knobs: {
    collar: collarKnob(['point', 'cutaway', 'camp', 'band', 'buttonDown', 'club', 'wing', 'peterPan']),
    collarSize: numberKnob('Collar size', [0.6, 1, 1.6]),
    sleeve: sleeveKnob(['long', 'short', 'elbow', 'threeQuarter', 'bishop', 'none']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    closure: closureKnob(['buttons', 'hidden', 'snaps', 'placket']),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.68, 1.6]),
    hem: hemKnob(['shirtTail', 'straight', 'curved', 'hiLo', 'tied']),
    ease: numberKnob('Ease at the bust', [0.015, 0.06, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.35, 1]),
    buttons: numberKnob('Buttons', [4, 7, 11], '', 1),
    yoke: yokeKnob(['none', 'plain', 'western', 'round']),
    pocket: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'one', label: 'One breast pocket' },
      { id: 'two', label: 'Two breast pockets' },
    ]),
    ...trimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        ...collarNeck(figure, knobs.collar),
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.01,
        box: 0.85 * (1 - knobs.waist),
        hem: topHem(figure, knobs.length),
        hemShape: knobs.hem,
        drop: knobs.ease > 0.14 ? (knobs.ease - 0.14) * 0.5 : 0,
        sleeveless: knobs.sleeve === 'none' ? 0.9 : undefined,
      }),
    )
    const hem = bodice.options.hem
    const low = bodice.hem[Math.floor(bodice.hem.length / 2)][1]
    const closed = closing(figure, knobs.closure, {
      from: collarOpening(figure, knobs.collar),
      to: low - 0.004,
      buttons: context.tucked ? Math.min(5, knobs.buttons) : knobs.buttons,
    })
    const finished = finishHem(figure, bodice, bodice.piece, { shape: knobs.hem, above: 0.035, chance: context.chance })
    const yoke = draftYoke(figure, bodice, knobs.yoke)
    const sewn = detailed(detailed(finished.piece, closed), {
      lines: front && !yoke.length ? shoulderSeams(figure) : [],
    })
    const backed = sewnBack(figure, bodice, sewn, yoke.length ? {} : { yoke: 0.2, yokePleat: true })
    const pockets = front && hem > levels.bust + 0.2 ? breastPockets(figure, knobs.pocket) : []
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(backed, 8) }),
      ...yoke,
      ...pockets,
      ...wornSleeves(figure, bodice, context, knobs, () => ({ ease: 0.025 + knobs.ease * 0.4 })),
      ...draftCollarOf(figure, bodice, knobs.collar, knobs.collarSize, context.chance),
      ...finished.ends,
    ]
    return trimmed(figure, pieces, knobs)
  },
})

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

/** One or two patch pockets on the chest. */
export function breastPockets(figure: Figure, pocket: 'none' | 'one' | 'two') {
  const { tall, wide } = proportionOf(figure)
  return sides
    .filter((side) => pocket === 'two' || (pocket === 'one' && side > 0))
    .map((side) =>
      patchPocket(
        figure,
        { x: side * 0.27 * wide, y: figure.levels.bust - 0.16 * tall, width: 0.21 * wide, height: 0.24 * tall },
        `pocket${side < 0 ? 0 : 1}`,
      ),
    )
}
