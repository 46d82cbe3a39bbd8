import { flareKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { buttonedFront } from './blocks/buttonedFront.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { dressTop } from './blocks/dressTop.ts'
import { detailed } from './blocks/marks.ts'
import { hemLevel } from './blocks/proportion.ts'
import { seamDress } from './blocks/seamDress.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { proportionOf } from './blocks/upperBody.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A shirt dress: collar and buttons to the hem, drawn in at the waist (requirement S3.26). */
export const shirtDress = defineGarment({
  id: 'shirtDress',
  label: 'Shirt dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.58,
    volume: 0.5,
    sleeve: 0.6,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.4,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'silk', 'denim'],
  },
  knobs: {
    collar: choiceKnob('Collar', [
      { id: 'point', label: 'Point collar' },
      { id: 'band', label: 'Band collar' },
    ]),
    sleeve: sleeveKnob(['elbow', 'long', 'short', 'threeQuarter', 'puff', 'none']),
    length: lengthKnob(0.28, 0.58, 0.95),
    flare: flareKnob(0.04, 0.12, 0.24),
    gather: numberKnob('Gathers at the waist', [0, 0.4, 1.2]),
    waist: choiceKnob('Waist', [
      { id: 'belt', label: 'Belt' },
      { id: 'band', label: 'Set-in band' },
      { id: 'elastic', label: 'Elastic' },
    ]),
  },
  draft(figure, knobs, context) {
    const { waist, neck } = figure.levels
    const { tall } = proportionOf(figure)
    const back = figure.view === 'back'
    const top = dressTop(figure, context, {
      neckline: 'shirt',
      sleeve: knobs.sleeve,
      bust: 0.055,
      waistEase: 0.05,
      hem: waist + 0.04,
      box: 0.15,
      cinch: 0.8,
      shaping: 'none',
      back: { yoke: 0.26 },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.045,
      flare: knobs.flare,
      flutes: 8,
      depth: 0.06,
      gather: knobs.gather,
    }
    const buttons = Math.max(3, Math.round((cut.hemY - cut.topY) / 0.42))
    const placket = buttonPlacket(figure, { from: neck + 0.14 * tall, to: waist, count: 5, half: 0.05 })
    const sewn = back ? top : { ...top, piece: detailed(top.piece, placket) }
    const plain = skirt(figure, cut, context.chance)
    const lower = back ? plain : detailed(plain, buttonedFront(figure, cut, plain, buttons, 'button'))
    const kind = { belt: 'belt', band: 'stitched', elastic: 'elastic' } as const
    const band = waistband(figure, { y: waist + 0.01, height: 0.12, ease: 0.05, kind: kind[knobs.waist] })
    const collar =
      knobs.collar === 'band' ? draftStandCollar(figure, { height: 0.07, ease: 0.025 }) : draftCollar(figure)
    return [...seamDress(sewn, [lower]), band, ...collar]
  },
})
