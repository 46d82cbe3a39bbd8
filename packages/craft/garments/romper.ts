import { lengthKnob } from './blocks/bottomKnobs.ts'
import { draftAllInOne } from './blocks/draftAllInOne.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A romper: a bodice and short legs in one, gathered at the waist (requirement S3.26). */
export const romper = defineGarment({
  id: 'romper',
  label: 'Romper',
  category: 'jumpsuit',
  slot: 'whole',
  wornBy: [{ gender: 'female' }, { ageGroup: 'child' }],
  character: {
    length: 0.3,
    volume: 0.5,
    sleeve: 0.4,
    waist: 0.7,
    formality: 0.15,
    warmth: 0.1,
    print: 0.9,
    fabrics: ['cotton', 'linen', 'seersucker', 'silk', 'jersey', 'denim'],
  },
  knobs: {
    neckline: necklineKnob(['square', 'v', 'crew', 'scoop', 'slip', 'halter', 'strapless', 'bardot', 'sweetheart']),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['flutter', 'none', 'puff', 'short', 'long', 'bell']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.24, 0.3, 0.5),
    width: numberKnob('Width at the hem', [0.29, 0.37, 0.5]),
    balloon: numberKnob('Swell of the leg', [0, 0, 0.14]),
    shaping: shapingKnob('none'),
    closure: closureKnob(['none', 'buttons', 'zip', 'snaps', 'placket']),
    belt: dressWaistKnob('elastic'),
    pockets: pocketKnob('none'),
    hem: trouserHemKnob(),
    panel: panelKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, { length, width, balloon, ...knobs }, context) {
    const row = { thigh: 0.06, knee: width, hem: width, length }
    const shape = {
      row,
      cut: { ease: 0.03, balloon },
      neckline: 'square',
      top: { bust: 0.03, waistEase: 0.04 },
    } as const
    return draftAllInOne(figure, context, shape, knobs)
  },
})
