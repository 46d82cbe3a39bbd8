import { defineBlock } from '../block.ts'
import { shirtKnobs } from './shirtKnobs.ts'
import { shirtOf } from './shirtOf.ts'
import { sleeveKnob } from './topSleeves.ts'

/** A shirt that is worn open at the neck: a collar in one piece, straight sides and short sleeves (requirement S1.11). */
export const campShirt = defineBlock({
  id: 'campShirt',
  name: 'Camp shirt',
  knobs: {
    collar: { name: 'Collar', choices: ['camp', 'point', 'band'] },
    collarSize: shirtKnobs.collarSize,
    sleeve: sleeveKnob(['short', 'elbow', 'cap', 'threeQuarter', 'long']),
    sleeveLength: shirtKnobs.sleeveLength,
    hem: { name: 'Hem', choices: ['straight', 'curved'] },
    pocket: { name: 'Pockets', choices: ['one', 'none', 'two', 'flaps'] },
    length: shirtKnobs.length,
    ease: { ...shirtKnobs.ease, usual: 0.18 },
    buttons: { ...shirtKnobs.buttons, usual: 5 },
    slits: shirtKnobs.slits,
  },
  draft: (body, knobs) =>
    shirtOf(body, {
      ...knobs,
      box: 1,
      drop: knobs.ease * 60,
      facing: 70,
      yoke: { shape: 'plain', pleat: 0 },
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
    }),
})
