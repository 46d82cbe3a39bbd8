import { panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftTee } from './blocks/teeBody.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A long-sleeved jersey with a short buttoned placket under a bound neck (requirement S3.26). */
export const henley = defineGarment({
  id: 'henley',
  label: 'Henley',
  category: 'tShirt',
  slot: 'top',

  wornBy: [],
  character: {
    length: 0.27,
    volume: 0.28,
    sleeve: 0.9,
    waist: 0.15,
    formality: 0.1,
    warmth: 0.35,
    print: 0.3,
    fabrics: ['jersey', 'ribKnit', 'knit', 'cotton'],
  },
  knobs: {
    neckline: necklineKnob(['henley', 'crew', 'v']),
    buttons: numberKnob('Buttons', [2, 3, 4], '', 1),
    sleeve: sleeveKnob(['plain', 'threeQuarter', 'short', 'raglan', 'knit', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.56, 1.1]),
    ease: numberKnob('Ease at the bust', [0.005, 0.05, 0.22]),
    box: numberKnob('Boxiness', [0.1, 0.55, 1]),
    hem: hemKnob(['straight', 'curved', 'hiLo']),
    slits: slitKnob(0.4),
    panels: panelKnob(['none', 'chest', 'hoops']),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft: (figure, knobs, context) =>
    draftTee(figure, context, {
      ...knobs,
      rib: 0.05,
      sleeves: ({ shape, ease }) => ({
        ease: Math.max(0.025, ease * 0.5 + knobs.ease * 0.4),
        contrast: shape === 'raglan',
      }),
    }),
})
