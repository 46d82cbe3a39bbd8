import { add, mix } from '@toile/geometry'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { creased, detailed, seam } from './blocks/marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { patchPocket } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut, sleeveKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { proportionOf, sides } from './blocks/upperBody.ts'
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
    fabrics: ['cotton', 'linen', 'denim', 'silk'],
  },
  knobs: {
    collar: choiceKnob('Collar', [
      { id: 'point', label: 'Point collar' },
      { id: 'cutaway', label: 'Cutaway' },
      { id: 'camp', label: 'Camp collar' },
      { id: 'band', label: 'Band collar' },
    ]),
    collarSize: numberKnob('Collar size', [0.6, 1, 1.6]),
    sleeve: sleeveKnob(['long', 'short', 'elbow', 'threeQuarter', 'bishop', 'none']),
    length: numberKnob('Length from waist to crotch', [-0.15, 0.68, 1.6]),
    ease: numberKnob('Ease at the bust', [0.015, 0.06, 0.26]),
    waist: numberKnob('Waist shaping', [0, 0.35, 1]),
    buttons: numberKnob('Buttons', [4, 7, 11], '', 1),
    pocket: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'one', label: 'One breast pocket' },
      { id: 'two', label: 'Two breast pockets' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const camp = knobs.collar === 'camp'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: camp ? 'v' : 'shirt',
        neckDepth: camp ? 0.34 * tall : undefined,
        neckSpread: camp ? 0.06 : undefined,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05 * (1 - knobs.waist),
        hipEase: knobs.ease + 0.01,
        box: 0.85 * (1 - knobs.waist),
        hem: topHem(figure, knobs.length),
        hemCurve: 0.1,
        drop: knobs.ease > 0.14 ? (knobs.ease - 0.14) * 0.5 : 0,
        sleeveless: knobs.sleeve === 'none' ? 0.9 : undefined,
      }),
    )
    const hem = bodice.options.hem
    const from = levels.neck + (camp ? 0.34 : 0.14) * tall
    const placket = front
      ? buttonPlacket(figure, {
          from,
          to: hem + (context.tucked ? 0.02 : 0.1),
          count: context.tucked ? Math.min(5, knobs.buttons) : knobs.buttons,
          half: 0.05 * Math.sqrt(wide),
        })
      : { lines: [], fittings: [] }
    const yokes = front
      ? sides.map((side) =>
          seam(
            [0.05, 0.5, 0.98].map((share) =>
              add(mix(figure.neckPoint(side), figure.shoulderPoint(side), share), [0, (0.07 + share * 0.02) * tall]),
            ),
            1,
          ),
        )
      : []
    const hemmed = context.tucked ? bodice.piece : stitchedHem(bodice, bodice.piece, 0.04)
    const sewn = detailed(hemmed, { lines: [...placket.lines, ...yokes], fittings: placket.fittings })
    const pockets = sides
      .filter((side) => knobs.pocket === 'two' || (knobs.pocket === 'one' && side > 0))
      .map((side) =>
        patchPocket(
          figure,
          { x: side * 0.27 * wide, y: levels.bust - 0.16 * tall, width: 0.21 * wide, height: 0.24 * tall },
          `pocket${side < 0 ? 0 : 1}`,
        ),
      )
    const cut =
      knobs.sleeve === 'none' || context.layered ? null : sleeveCut(knobs.sleeve, { ease: 0.025 + knobs.ease * 0.4 })
    const collar =
      knobs.collar === 'band'
        ? draftStandCollar(figure, { height: 0.07 * knobs.collarSize, ease: 0.025 })
        : draftCollar(figure, {
            meets: camp ? 0.34 : 0.12,
            size: knobs.collarSize * (camp ? 1.1 : 1),
            spread: knobs.collar === 'cutaway' ? 0.95 : camp ? 0.7 : 0.3,
          })
    return [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, { yoke: 0.2, yokePleat: true }), 8) }),
      ...(front && hem > levels.bust + 0.2 ? pockets : []),
      ...draftSleeves(figure, bodice, cut, context.chance),
      ...collar,
    ]
  },
})
