import { panelKnob } from './blocks/contrastPanels.ts'
import { slitKnob } from './blocks/finishTop.ts'
import { draftKnit } from './blocks/knitBody.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** What stands over the neck edge in place of its rib. */
const collarOverKnob = choiceKnob('Collar', [
  { id: 'none', label: 'None' },
  { id: 'shawl', label: 'Shawl collar' },
  { id: 'polo', label: 'Polo collar' },
  { id: 'funnel', label: 'Funnel' },
])

/** A pullover with a dropped shoulder and ribs at neck, wrist and hem (requirement S3.26). */
export const sweater = defineGarment({
  id: 'sweater',
  label: 'Sweater',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.6,
    sleeve: 1,
    waist: 0.1,
    formality: 0.25,
    warmth: 0.75,
    print: 0.4,
    fabrics: ['knit', 'cableKnit', 'cashmere', 'ribKnit'],
  },
  knobs: {
    neckline: necklineKnob(['crew', 'v', 'boat', 'scoop', 'henley']),
    sleeve: sleeveKnob(['oversized', 'knit', 'threeQuarter', 'bishop', 'raglan', 'dolman', 'bell', 'lantern', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.42, 1.2]),
    ease: numberKnob('Ease at the bust', [0.02, 0.13, 0.32]),
    drop: numberKnob('Dropped shoulder', [0, 0.055, 0.16]),
    rib: numberKnob('Height of the hem rib', [0.05, 0.17, 0.36]),
    neckRib: numberKnob('Width of the neck rib', [0.04, 0.085, 0.16]),
    collar: collarOverKnob,
    panels: panelKnob(['none', 'chest', 'band', 'hoops', 'hem']),
    slits: slitKnob(0.4),
  },
  draft: (figure, { collar, ...knobs }, context) =>
    draftKnit(figure, context, { ...knobs, collar: collar === 'none' ? undefined : collar }),
})
