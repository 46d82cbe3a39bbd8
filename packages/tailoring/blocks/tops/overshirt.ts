import { defineBlock } from '../block.ts'
import { shirtKnobs } from './shirtKnobs.ts'
import { shirtOf } from './shirtOf.ts'
import { sleeveKnob } from './topSleeves.ts'

/** A shirt that is worn over others: roomy, straight, with dropped shoulders, high cuffs and pockets with flaps (requirement S1.11). */
export const overshirt = defineBlock({
  id: 'overshirt',
  name: 'Overshirt',
  knobs: {
    collar: { name: 'Collar', choices: ['point', 'band', 'camp', 'cutaway'] },
    collarSize: { ...shirtKnobs.collarSize, usual: 1.1 },
    sleeve: sleeveKnob(['long', 'short']),
    sleeveLength: shirtKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['barrel', 'rib', 'none'] },
    hem: { name: 'Hem', choices: ['straight', 'shirtTail', 'curved'] },
    pocket: { name: 'Pockets', choices: ['flaps', 'none', 'one', 'two'] },
    length: { ...shirtKnobs.length, usual: 0.95 },
    ease: { ...shirtKnobs.ease, usual: 0.24, most: 0.4 },
    drop: { name: 'Dropped shoulder', unit: 'mm', least: 0, usual: 18, most: 40 },
    buttons: shirtKnobs.buttons,
    slits: shirtKnobs.slits,
  },
  draft: (body, knobs) =>
    shirtOf(body, {
      ...knobs,
      box: 1,
      facing: 40,
      yoke: { shape: 'plain', pleat: 0 },
      sleeve: {
        kind: knobs.sleeve,
        length: knobs.sleeveLength,
        cuff: knobs.sleeve === 'short' ? 'none' : knobs.cuff,
      },
    }),
})
