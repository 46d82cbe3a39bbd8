import { panelKnob } from './blocks/contrastPanels.ts'
import { dartKnob } from './blocks/darts.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftTee } from './blocks/teeBody.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A close top that ends above the waist (requirement S3.26). */
export const cropTop = defineGarment({
  id: 'cropTop',
  label: 'Crop top',
  category: 'top',
  slot: 'top',

  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.08,
    volume: 0.1,
    sleeve: 0.15,
    waist: 0.3,
    formality: 0.1,
    warmth: 0.05,
    print: 0.5,
    fabrics: ['jersey', 'ribKnit', 'knit', 'cotton', 'linen', 'sequin', 'velvet', 'lame'],
  },
  knobs: {
    neckline: necklineKnob(['scoop', 'square', 'crew', 'v', 'sweetheart', 'boat', 'halter', 'keyhole', 'henley']),
    sleeve: sleeveKnob(['short', 'none', 'cap', 'puff', 'plain', 'flutter', 'bell', 'raglan']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.4, -0.24, 0.1]),
    ease: numberKnob('Ease at the bust', [0.002, 0.018, 0.2]),
    hemRib: numberKnob('Height of the hem rib', [0.05, 0.12, 0.24]),
    finish: choiceKnob('Hem', [
      { id: 'straight', label: 'Straight' },
      { id: 'rib', label: 'Ribbed' },
      { id: 'tied', label: 'Tied in front' },
    ]),
    darts: dartKnob(['none', 'bust', 'princess']),
    panels: panelKnob(['none', 'chest', 'hem', 'hoops']),
    edging: edgingKnob,
  },
  draft: (figure, knobs, context) =>
    draftTee(figure, context, {
      ...knobs,
      rib: 0.05,
      box: Math.min(1, 0.25 + knobs.ease * 4),
      waistEase: knobs.ease + 0.02,
      hem: knobs.finish === 'tied' ? 'tied' : 'straight',
      hemRib: knobs.finish === 'rib' ? knobs.hemRib : undefined,
      strap: 0.62,
      sleeves: (base) => ({ ease: Math.max(0.02, base.ease * 0.6 + knobs.ease * 0.4) }),
    }),
})
