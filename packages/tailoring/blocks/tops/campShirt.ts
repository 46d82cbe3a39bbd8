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
      ease: knobs.ease * body.bust,
      length: knobs.length * body.waistToCrotch,
      box: 1,
      hem: knobs.hem,
      slit: knobs.slits,
      shoulder: knobs.ease * 60,
      collar: knobs.collar,
      collarSize: knobs.collarSize,
      buttons: Math.round(knobs.buttons),
      facing: 70,
      yoke: { shape: 'plain', pleat: 0 },
      pocket: knobs.pocket,
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
    }),
})
