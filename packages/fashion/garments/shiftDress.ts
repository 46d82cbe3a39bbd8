import { lengthKnob } from './blocks/bottomKnobs.ts'
import { bodicePieces } from './blocks/bodice.ts'
import { centreBackSeam } from './blocks/centreBack.ts'
import { dressTop } from './blocks/dressTop.ts'
import { skirtPockets } from './blocks/skirtPockets.ts'
import { fuseDress } from './blocks/fuseDress.ts'
import { detailed } from './blocks/marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A shift dress: straight from the bust to the hem, without a waist (requirement S3.26). */
export const shiftDress = defineGarment({
  id: 'shiftDress',
  label: 'Shift dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.42,
    volume: 0.4,
    sleeve: 0.3,
    waist: 0.1,
    formality: 0.4,
    warmth: 0.3,
    print: 1,
    fabrics: ['cotton', 'linen', 'wool', 'silk', 'denim'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'boat', 'v', 'square', 'scoop']),
    sleeve: sleeveKnob(['none', 'short', 'elbow', 'threeQuarter', 'bell', 'flutter']),
    length: lengthKnob(0.25, 0.42, 0.75),
    looseness: numberKnob('Looseness at the waist', [0.25, 0.75, 1.2]),
    flare: numberKnob('Flare', [0, 0.03, 0.1]),
    pockets: choiceKnob('Pockets', [
      { id: 'none', label: 'None' },
      { id: 'slash', label: 'In the side seams' },
    ]),
  },
  draft(figure, knobs, context) {
    const { waist, bust, hip } = figure.levels
    const straight = (figure.halfWidth(bust) + figure.halfWidth(hip)) / 2 - figure.halfWidth(waist)
    const ease = 0.02 + Math.max(0.03, straight) * knobs.looseness
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.01 + 0.025 * knobs.looseness,
      waistEase: ease,
      hem: waist + 0.02,
      box: 0.5,
      cinch: 0,
      shaping: 'none',
      back: { centre: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease,
      hipEase: 0.03 + 0.05 * knobs.looseness,
      profile: 'straight',
      flare: knobs.flare,
    } as const
    const plain = skirt(figure, cut, context.chance)
    const pockets = knobs.pockets === 'slash' ? skirtPockets(figure, { ...cut, topY: waist + 0.25 }, 'slash').lines : []
    const seams = figure.view === 'back' ? centreBackSeam(figure, cut, plain, false) : []
    const lower = detailed(plain, { lines: [...pockets, ...seams] })
    const piece = fuseDress(figure, top.bodice, top.piece, lower, waist)
    return [...bodicePieces({ ...top.bodice, piece }), ...top.sleeves]
  },
})
