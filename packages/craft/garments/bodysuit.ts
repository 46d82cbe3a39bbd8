import { lerp } from '@toile/geometry'
import { panelKnob } from './blocks/contrastPanels.ts'
import { dartKnob } from './blocks/darts.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftTee } from './blocks/teeBody.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A close jersey cut down to the legs, which stays smooth under a waistband (requirement S3.26). */
export const bodysuit = defineGarment({
  id: 'bodysuit',
  label: 'Bodysuit',
  category: 'top',
  slot: 'top',

  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.34,
    volume: 0.02,
    sleeve: 0.5,
    waist: 0.7,
    formality: 0.3,
    warmth: 0.2,
    print: 0.35,
    fabrics: ['jersey', 'ribKnit', 'lace', 'velvet', 'silk'],
  },
  knobs: {
    neckline: necklineKnob([
      'scoop',
      'crew',
      'v',
      'deepV',
      'square',
      'sweetheart',
      'high',
      'boat',
      'slip',
      'halter',
      'oneShoulder',
      'bardot',
    ]),
    sleeve: sleeveKnob(['plain', 'none', 'short', 'cap', 'threeQuarter', 'puff', 'mutton']),
    sleeveLength: sleeveLengthKnob,
    legs: numberKnob('Cut of the legs', [0.1, 0.45, 0.95]),
    ease: numberKnob('Ease at the bust', [0, 0.004, 0.05]),
    darts: dartKnob(['none', 'bust', 'princess']),
    panels: panelKnob(['none', 'chest', 'sides']),
    edging: edgingKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const side = lerp(levels.crotch, levels.highHip, knobs.legs)
    return draftTee(figure, context, {
      ...knobs,
      rib: 0.03,
      box: 0,
      waistEase: knobs.ease + 0.002,
      hipEase: knobs.ease + 0.006,
      length: (side - levels.waist) / (levels.crotch - levels.waist),
      hem: 'legs',
      strap: 0.6,
      sleeves: (base) => ({
        ease: base.shape === 'set' ? 0.012 + knobs.ease : base.ease,
        hem: base.shape === 'set' ? 0.012 : base.hem,
      }),
    })
  },
})
