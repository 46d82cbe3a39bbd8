import { defineBlock } from '../block.ts'
import { neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A polo shirt: a knitted or folded collar along the neck, a placket that buttons or a short zip, and slits at the sides (requirement S1.11). */
export const polo = defineBlock({
  id: 'polo',
  name: 'Polo shirt',
  knobs: {
    collar: { name: 'Collar', choices: ['polo', 'band'] },
    collarSize: { name: 'Collar size', unit: 'share', least: 0.55, usual: 1, most: 1.4 },
    closure: { name: 'Closure', choices: ['buttons', 'zip', 'open'] },
    placket: { name: 'Length of the placket', unit: 'mm', least: 50, usual: 150, most: 250 },
    buttons: { name: 'Buttons', unit: 'count', least: 1, usual: 3, most: 5 },
    sleeve: sleeveKnob(['short', 'elbow', 'plain', 'knit', 'raglan', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['rib', 'none'] },
    length: topKnobs.length,
    ease: topKnobs.ease,
    hem: { name: 'Hem', choices: ['straight', 'curved', 'shirtTail'] },
    slits: { ...topKnobs.slits, usual: 45 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const short = knobs.sleeve === 'short' || knobs.sleeve === 'elbow'
    return topOf(body, {
      ...knobs,
      box: 0.75,
      neckline: 'henley',
      neck: { deeper: -14 * size },
      sleeve: {
        kind: knobs.sleeve,
        length: knobs.sleeveLength,
        cuff: knobs.cuff,
        cuffHeight: (short ? 26 : 60) * size,
        binding: 24,
      },
      frontSlit: {
        kind: knobs.closure === 'buttons' ? 'placket' : knobs.closure === 'zip' ? 'zip' : 'faced',
        long: knobs.placket * size,
        width: 30,
        buttons: Math.round(knobs.buttons),
      },
      finish: (shell) =>
        neckRib(shell, {
          height: (knobs.collar === 'polo' ? 74 : 30) * knobs.collarSize * size,
          share: 0.96,
          open: true,
          name: 'Collar',
          flat: knobs.collar === 'polo',
        }),
    })
  },
})
