import { flareKnob, lengthKnob, panelsKnob, slitKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

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
    fabrics: ['cotton', 'linen', 'wool', 'silk', 'denim', 'crepe', 'tweed', 'boucle', 'jacquard'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'boat', 'v', 'square', 'scoop', 'keyhole', 'henley']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob([
      'none',
      'short',
      'elbow',
      'threeQuarter',
      'bell',
      'flutter',
      'raglan',
      'kimono',
      'lantern',
      'long',
    ]),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.25, 0.42, 0.75),
    looseness: numberKnob('Looseness at the waist', [0.25, 0.75, 1.2]),
    flare: flareKnob(0, 0.03, 0.1),
    pockets: pocketKnob('none'),
    panels: panelsKnob(),
    hem: hemKnob(),
    slit: slitKnob(0, 0.4),
    closure: closureKnob(['none', 'halfZip', 'zip', 'buttons', 'placket', 'laced']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, { looseness, ...knobs }, context) {
    const { waist, bust, hip } = figure.levels
    const straight = (figure.halfWidth(bust) + figure.halfWidth(hip)) / 2 - figure.halfWidth(waist)
    const ease = 0.02 + Math.max(0.03, straight) * looseness
    const top = { bust: 0.01 + 0.025 * looseness, waistEase: ease, box: 0.5 }
    const skirt = { hipEase: 0.03 + 0.05 * looseness, profile: 'straight' } as const
    return draftDress(figure, context, { fused: true, neckline: 'crew', top, skirt }, knobs)
  },
})
