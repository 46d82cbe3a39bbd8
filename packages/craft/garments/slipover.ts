import { cables } from './blocks/cables.ts'
import { panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { draftKnit } from './blocks/knitBody.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { pipingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A sleeveless pullover with ribbed armholes, worn over a shirt (requirement S3.26). */
export const slipover = defineGarment({
  id: 'slipover',
  label: 'Slipover',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.26,
    volume: 0.3,
    sleeve: 0,
    waist: 0.15,
    formality: 0.4,
    warmth: 0.5,
    print: 0.65,
    fabrics: ['knit', 'cashmere', 'cableKnit', 'ribKnit'],
  },
  knobs: {
    neckline: necklineKnob(['v', 'crew', 'deepV', 'scoop', 'boat', 'square']),
    pattern: choiceKnob('Pattern', [
      { id: 'plain', label: 'Plain' },
      { id: 'rows', label: 'Three cables' },
      { id: 'centre', label: 'Centre panel' },
    ]),
    length: numberKnob('Length from waist to crotch', [-0.3, 0.42, 1.1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.07, 0.26]),
    rib: numberKnob('Height of the hem rib', [0.06, 0.15, 0.3]),
    neckRib: numberKnob('Width of the neck rib', [0.04, 0.07, 0.14]),
    panels: panelKnob(['none', 'chest', 'band', 'hoops', 'hem']),
    slits: slitKnob(0.4),
    edging: pipingKnob,
  },
  draft: (figure, { pattern, ...knobs }, context) =>
    draftKnit(
      figure,
      context,
      { ...knobs, sleeve: 'none', drop: 0 },
      { body: (bodice) => (pattern === 'plain' ? {} : cables(figure, bodice, pattern)) },
    ),
})
