import { cables, sleeveCables } from './blocks/cables.ts'
import { draftKnit } from './blocks/knitBody.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A heavy pullover patterned with cables and diamonds (requirement S3.26). */
export const aranSweater = defineGarment({
  id: 'aranSweater',
  label: 'Aran sweater',
  category: 'knitwear',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.29,
    volume: 0.65,
    sleeve: 1,
    waist: 0.05,
    formality: 0.3,
    warmth: 0.95,
    print: 0.1,
    fabrics: ['cableKnit', 'knit', 'cashmere'],
  },
  knobs: {
    pattern: choiceKnob('Cables', [
      { id: 'all', label: 'All over' },
      { id: 'rows', label: 'Three cables' },
      { id: 'centre', label: 'Centre panel' },
    ]),
    neckline: necklineKnob(['crew', 'v', 'boat', 'henley']),
    collar: choiceKnob('Collar', [
      { id: 'none', label: 'None' },
      { id: 'roll', label: 'Roll neck' },
      { id: 'shawl', label: 'Shawl collar' },
      { id: 'funnel', label: 'Funnel' },
    ]),
    sleeve: sleeveKnob(['knit', 'oversized', 'raglan', 'threeQuarter', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.25, 0.5, 1.3]),
    ease: numberKnob('Ease at the bust', [0.04, 0.13, 0.32]),
    drop: numberKnob('Dropped shoulder', [0, 0.06, 0.16]),
    rib: numberKnob('Height of the hem rib', [0.06, 0.19, 0.36]),
    neckRib: numberKnob('Width of the neck rib', [0.05, 0.1, 0.16]),
  },
  draft: (figure, { pattern, collar, ...knobs }, context) =>
    draftKnit(
      figure,
      context,
      { ...knobs, collar: collar === 'none' ? undefined : collar },
      {
        body: (bodice) => cables(figure, bodice, pattern),
        sleeve: (arm) => (knobs.sleeveLength > 0.8 ? sleeveCables(figure, arm, 2 * knobs.sleeveLength - 0.1) : {}),
      },
    ),
})
