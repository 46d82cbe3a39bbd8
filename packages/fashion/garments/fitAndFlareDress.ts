import { flareKnob, flutesKnob, lengthKnob } from './blocks/bottomKnobs.ts'
import { centreBackSeam } from './blocks/centreBack.ts'
import { dressTop, seamKnob, seamLevel } from './blocks/dressTop.ts'
import { detailed } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { seamDress } from './blocks/seamDress.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A fit-and-flare dress: a close bodice and a full skirt from the waist seam (requirement S3.26). */
export const fitAndFlareDress = defineGarment({
  id: 'fitAndFlareDress',
  label: 'Fit-and-flare dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.55,
    volume: 0.75,
    sleeve: 0.2,
    waist: 0.95,
    formality: 0.6,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'silk', 'linen', 'wool', 'chiffon'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'sweetheart', 'v', 'boat', 'crew', 'scoop', 'halter', 'strapless', 'slip']),
    sleeve: sleeveKnob(['none', 'cap', 'puff', 'short', 'threeQuarter', 'bishop', 'flutter']),
    length: lengthKnob(0.28, 0.55, 0.96),
    flare: flareKnob(0.12, 0.22, 0.34),
    flutes: flutesKnob(5, 11, 18),
    gather: numberKnob('Gathers at the waist', [0, 0.5, 1.4]),
    waist: seamKnob(),
    belt: choiceKnob('Waist', [
      { id: 'seam', label: 'Seam' },
      { id: 'band', label: 'Set-in band' },
      { id: 'belt', label: 'Belt' },
    ]),
  },
  draft(figure, knobs, context) {
    const waist = seamLevel(figure, knobs.waist)
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.02,
      waistEase: 0.035,
      hem: waist + 0.03,
      box: 0.05,
      cinch: 0,
      shaping: 'princess',
      back: { centre: true, darts: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.03,
      profile: 'bell',
      flare: knobs.flare,
      flutes: knobs.flutes,
      depth: 0.11 - 0.025 * knobs.gather,
      gather: knobs.gather,
    } as const
    const plain = skirt(figure, cut, context.chance)
    const closed = figure.view === 'back' ? detailed(plain, { lines: centreBackSeam(figure, cut, plain, true) }) : plain
    const dress = seamDress(top, [closed])
    if (knobs.belt === 'seam') return dress
    const kind = knobs.belt === 'belt' ? 'belt' : 'plain'
    return [...dress, waistband(figure, { y: waist + 0.02, height: 0.11, ease: 0.035, kind })]
  },
})
