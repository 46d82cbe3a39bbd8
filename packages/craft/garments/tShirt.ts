import { panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftTee } from './blocks/teeBody.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A T-shirt in jersey: ribbed or bound neck, set-in or raglan sleeves, stitched hem (requirement S3.26). */
export const tShirt = defineGarment({
  id: 'tShirt',
  label: 'T-shirt',
  category: 'tShirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.25,
    volume: 0.3,
    sleeve: 0.3,
    waist: 0.1,
    formality: 0.1,
    warmth: 0.2,
    print: 0.6,
    fabrics: ['jersey', 'cotton'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'scoop', 'boat', 'square', 'henley', 'keyhole']),
    sleeve: sleeveKnob([
      'short',
      'cap',
      'elbow',
      'threeQuarter',
      'plain',
      'raglan',
      'dolman',
      'flutter',
      'coldShoulder',
      'none',
    ]),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.52, 1.1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.07, 0.24]),
    box: numberKnob('Boxiness', [0.1, 0.7, 1]),
    drop: numberKnob('Dropped shoulder', [0, 0.035, 0.14]),
    hem: hemKnob(['straight', 'curved', 'hiLo', 'tied']),
    slits: slitKnob(0.4),
    panels: panelKnob(['none', 'chest', 'sides', 'band', 'hoops']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftTee(figure, context, {
      ...knobs,
      rib: 0.06,
      sleeves: ({ shape }) =>
        knobs.sleeve === 'short'
          ? { ease: 0.04 + knobs.ease * 0.5, hem: 0.04 + knobs.ease * 0.7 }
          : { contrast: shape === 'raglan' },
    }),
})
