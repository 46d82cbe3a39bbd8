import { defineBlock } from '../block.ts'
import { shirtKnobs } from './shirtKnobs.ts'
import { shirtOf } from './shirtOf.ts'
import { topKnobs } from './topKnobs.ts'
import { sleeveKnob } from './topSleeves.ts'

/** A shirt that buttons in front, with a yoke, a collar on a stand, sleeves with cuffs and pockets on the chest (requirement S1.11). */
export const shirt = defineBlock({
  id: 'shirt',
  name: 'Shirt',
  knobs: {
    collar: { name: 'Collar', choices: ['point', 'cutaway', 'band', 'buttonDown', 'club', 'wing'] },
    collarSize: shirtKnobs.collarSize,
    sleeve: sleeveKnob(['long', 'short', 'elbow', 'threeQuarter', 'bishop', 'none']),
    sleeveLength: shirtKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['barrel', 'french', 'rib', 'none'] },
    hem: { name: 'Hem', choices: ['shirtTail', 'straight', 'curved', 'hiLo'] },
    closure: { name: 'Closure', choices: ['buttons', 'hidden', 'snaps'] },
    bib: { name: 'Bib', choices: ['none', 'pleated', 'plain'] },
    yoke: { name: 'Yoke', choices: ['plain', 'western', 'round', 'none'] },
    pocket: { name: 'Pockets', choices: ['none', 'one', 'two', 'flaps'] },
    darts: topKnobs.darts,
    pleat: { name: 'Pleat at the back at each side', unit: 'mm', least: 0, usual: 30, most: 60 },
    length: shirtKnobs.length,
    ease: shirtKnobs.ease,
    waist: shirtKnobs.waist,
    buttons: shirtKnobs.buttons,
    slits: shirtKnobs.slits,
  },
  draft(body, knobs) {
    const short = knobs.sleeve === 'short' || knobs.sleeve === 'elbow' || knobs.sleeve === 'none'
    return shirtOf(body, {
      ...knobs,
      box: 1 - knobs.waist * 0.85,
      facing: 32,
      hidden: knobs.closure === 'hidden',
      overlay: knobs.bib === 'none' && knobs.yoke === 'western' ? 'western' : knobs.bib,
      yoke: knobs.yoke === 'none' ? null : { shape: knobs.yoke, pleat: knobs.pleat },
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength, cuff: short ? 'none' : knobs.cuff },
    })
  },
})
