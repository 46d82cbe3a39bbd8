import { defineBlock } from '../block.ts'
import { collarOn } from './collar.ts'
import { neckFacing } from './neckFinish.ts'
import { shirtKnobs } from './shirtKnobs.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A tunic: a long shirt that is pulled on, with a half placket, a stand or a collar, and slits (requirement S1.11). */
export const tunic = defineBlock({
  id: 'tunic',
  name: 'Tunic',
  knobs: {
    collar: { name: 'Collar', choices: ['band', 'point'] },
    closure: { name: 'Closure', choices: ['placket', 'buttons', 'laced', 'none'] },
    sleeve: sleeveKnob(['plain', 'long', 'threeQuarter', 'kimono', 'bell', 'bishop', 'raglan', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['none', 'barrel', 'french', 'rib'] },
    length: { ...shirtKnobs.length, least: 0.8, usual: 1.55, most: 2.6 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'shirtTail', 'hiLo', 'pointed'] },
    ease: { ...topKnobs.ease, least: 0.05, usual: 0.16, most: 0.34 },
    waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.15, most: 0.8 },
    slits: { ...topKnobs.slits, usual: 110, most: 320 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const none = knobs.closure === 'none'
    const long = knobs.sleeve === 'plain' || knobs.sleeve === 'long' || knobs.sleeve === 'bishop'
    return topOf(body, {
      ...knobs,
      woven: true,
      box: 1 - knobs.waist * 0.8,
      neckline: none ? 'v' : 'shirt',
      neck: none ? {} : { wider: 3 * size, deeper: 6 * size },
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength, cuff: long ? knobs.cuff : 'none', ease: 1.012 },
      frontSlit: none
        ? undefined
        : { kind: knobs.closure === 'laced' ? 'faced' : 'placket', long: 230 * size, width: 30, buttons: 4 },
      finish: (shell, neck) =>
        none ? neckFacing(shell, neck, 55 * size) : collarOn(shell, { kind: knobs.collar, size, lap: 12 }),
    })
  },
})
