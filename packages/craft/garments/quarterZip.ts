import { collarKnob } from './blocks/collars.ts'
import { panelKnob } from './blocks/contrastPanels.ts'
import { draftKnit } from './blocks/knitBody.ts'
import { closureKnob } from './blocks/placket.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { hardwareKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A pullover with a standing rib collar over a short zip (requirement S3.26). */
export const quarterZip = defineGarment({
  id: 'quarterZip',
  label: 'Quarter-zip sweater',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.4,
    sleeve: 1,
    waist: 0.1,
    formality: 0.3,
    warmth: 0.7,
    print: 0.25,
    fabrics: ['knit', 'cashmere', 'fleece', 'cableKnit'],
  },
  knobs: {
    closure: closureKnob(['halfZip', 'placket', 'laced', 'none']),
    collar: collarKnob(['funnel', 'roll', 'polo', 'shawl']),
    sleeve: sleeveKnob(['knit', 'raglan', 'oversized', 'threeQuarter', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.2, 0.48, 1.2]),
    ease: numberKnob('Ease at the bust', [0.02, 0.085, 0.28]),
    drop: numberKnob('Dropped shoulder', [0, 0.03, 0.14]),
    rib: numberKnob('Height of the hem rib', [0.06, 0.15, 0.3]),
    panels: panelKnob(['none', 'chest', 'sides', 'band', 'hem']),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft: (figure, knobs, context) => draftKnit(figure, context, { ...knobs, neckline: 'high', neckRib: 0.05 }),
})
