import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftAllInOne } from './blocks/draftAllInOne.ts'
import { dressCollarKnob, dressWaistKnob } from './blocks/dressKnobs.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { legCutKnob, legCuts, legLengthKnob } from './blocks/trouserCut.ts'
import { trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'

/** A jumpsuit: bodice and trousers in one, drawn in at the waist (requirement S3.26). */
export const jumpsuit = defineGarment({
  id: 'jumpsuit',
  label: 'Jumpsuit',
  category: 'jumpsuit',
  slot: 'whole',
  wornBy: [],
  character: {
    length: 0.94,
    volume: 0.5,
    sleeve: 0.5,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.5,
    print: 0.6,
    fabrics: ['cotton', 'linen', 'denim', 'silk', 'wool', 'crepe', 'jersey', 'velvet', 'gabardine'],
  },
  knobs: {
    neckline: necklineKnob([
      'v',
      'deepV',
      'square',
      'slip',
      'halter',
      'crew',
      'strapless',
      'boat',
      'oneShoulder',
      'bardot',
      'keyhole',
    ]),
    collar: dressCollarKnob('point'),
    sleeve: sleeveKnob(['elbow', 'none', 'short', 'long', 'bishop', 'puff', 'kimono']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    leg: legCutKnob(),
    length: legLengthKnob(),
    pleats: trouserPleatsKnob(1),
    closure: closureKnob(['buttons', 'zip', 'none', 'hidden', 'snaps', 'laced']),
    belt: dressWaistKnob('bow'),
    pockets: pocketKnob('slash'),
    hem: trouserHemKnob(),
    panel: panelKnob(),
    rise: riseKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, { leg, ...knobs }, context) {
    const row = { ...legCuts[leg], thigh: legCuts[leg].thigh * 0.6 }
    const top = { bust: 0.045, waistEase: 0.05 }
    return draftAllInOne(figure, context, { row, cut: { ease: 0.02 }, neckline: 'v', top }, knobs)
  },
})
