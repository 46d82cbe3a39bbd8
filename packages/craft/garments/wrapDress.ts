import { flareKnob, gatherKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { crossFront } from './blocks/crossFront.ts'
import { skirtCutOf } from './blocks/draftSkirt.ts'
import { dressTop, seamKnob, seamLevel } from './blocks/dressTop.ts'
import { detailed } from './marks.ts'
import { seamDress } from './blocks/seamDress.ts'
import { sewnSkirt } from './blocks/sewnSkirt.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { stitchingKnob, trimmed } from './blocks/trims.ts'
import { lapSide } from './upperBody.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A wrap dress: crossed fronts, a tied waist and a lapping skirt (requirement S3.26). */
export const wrapDress = defineGarment({
  id: 'wrapDress',
  label: 'Wrap dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.58,
    volume: 0.4,
    sleeve: 0.6,
    waist: 0.95,
    formality: 0.5,
    warmth: 0.3,
    print: 1,
    fabrics: ['silk', 'jersey', 'crepe', 'cotton', 'linen', 'chiffon'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.35, 0.6, 0.85], '', 0.01),
    sleeve: sleeveKnob([
      'threeQuarter',
      'short',
      'flutter',
      'plain',
      'bishop',
      'bell',
      'none',
      'kimono',
      'dolman',
      'lantern',
    ]),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.3, 0.58, 0.92),
    flare: flareKnob(0.03, 0.1, 0.2),
    overlap: numberKnob('Overlap at the hem', [0.15, 0.5, 0.75]),
    round: numberKnob('Rounding of the corner', [0, 0.1, 0.9]),
    edge: choiceKnob('Wrapped edge', [
      { id: 'plain', label: 'Plain' },
      { id: 'frill', label: 'Frilled' },
    ]),
    waist: seamKnob(),
    gather: gatherKnob(),
    pockets: pocketKnob('none'),
    stitching: stitchingKnob,
  },
  draft(figure, { depth, stitching, ...knobs }, context) {
    const waist = seamLevel(figure, knobs.waist)
    const height = (figure.levels.waist - figure.levels.neck) / 1.6
    const { sleeve, sleeveLength, cuff } = knobs
    const neck = { neckline: 'wrap', neckDepth: Math.min(depth * height, waist - figure.levels.neck - 0.12) } as const
    const plain = {
      bust: 0.025,
      waistEase: 0.035,
      hem: waist + 0.03,
      box: 0.05,
      cinch: 0.4,
      shaping: 'none',
      back: { darts: true },
    } as const
    const top = dressTop(figure, context, { ...neck, ...plain, sleeve, sleeveLength, cuff })
    const cut = skirtCutOf(figure, { topY: waist, ease: 0.03, flutes: 7, depth: 0.075 }, knobs)
    const lap = { overlap: knobs.overlap, round: knobs.round, frilled: knobs.edge === 'frill' }
    const skirt = sewnSkirt(figure, context, cut, { band: null, closure: 'wrap', pockets: knobs.pockets, lap })
    const band = waistband(figure, { y: waist + 0.01, height: 0.1, ease: 0.035, kind: 'plain' })
    const crossed =
      figure.view === 'back'
        ? top
        : { ...top, piece: detailed(top.piece, crossFront(figure, top.bodice, lapSide(figure), waist)) }
    return trimmed(figure, [...seamDress(crossed, skirt), band], { stitching })
  },
})
