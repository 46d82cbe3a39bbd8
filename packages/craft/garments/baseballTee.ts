import { panelKnob } from './blocks/contrastPanels.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { draftTee } from './blocks/teeBody.ts'
import { pipingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A jersey with raglan sleeves in a second colour and a curved hem (requirement S3.26). */
export const baseballTee = defineGarment({
  id: 'baseballTee',
  label: 'Baseball T-shirt',
  category: 'tShirt',
  slot: 'top',

  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.4,
    sleeve: 0.7,
    waist: 0.05,
    formality: 0.05,
    warmth: 0.25,
    print: 0.4,
    fabrics: ['jersey', 'cotton'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'henley', 'scoop']),
    sleeveLength: numberKnob('Sleeve length', [0.32, 0.76, 1]),
    length: numberKnob('Length from waist to crotch', [-0.25, 0.58, 1.1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.085, 0.24]),
    box: numberKnob('Boxiness', [0.1, 0.75, 1]),
    hem: hemKnob(['curved', 'straight', 'shirtTail', 'tied']),
    panels: panelKnob(['none', 'sides', 'band', 'hoops']),
    rib: numberKnob('Width of the neck rib', [0.04, 0.065, 0.12]),
    edging: pipingKnob,
    stitching: stitchingKnob,
  },
  draft: (figure, knobs, context) =>
    draftTee(figure, context, { ...knobs, sleeve: 'raglan', sleeves: () => ({ contrast: true, hem: 0.06 }) }),
})
