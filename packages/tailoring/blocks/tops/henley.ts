import { defineBlock } from '../block.ts'
import { neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A henley: a T-shirt with a ribbed neck that is open in front over a placket that buttons (requirement S1.11). */
export const henley = defineBlock({
  id: 'henley',
  name: 'Henley',
  knobs: {
    neckline: { name: 'Neckline', choices: ['henley', 'crew', 'v'] },
    buttons: { name: 'Buttons', unit: 'count', least: 2, usual: 3, most: 4 },
    sleeve: sleeveKnob(['plain', 'threeQuarter', 'short', 'raglan', 'knit', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    length: topKnobs.length,
    ease: topKnobs.ease,
    box: topKnobs.box,
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo'] },
    slits: topKnobs.slits,
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const placket = {
      kind: 'placket',
      long: 40 + 32 * knobs.buttons * size,
      width: 26,
      buttons: Math.round(knobs.buttons),
    } as const
    return topOf(body, {
      ...knobs,
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength, cuff: knobs.sleeve === 'knit' ? 'rib' : 'none' },
      frontSlit: knobs.neckline === 'henley' ? placket : undefined,
      finish: (shell) => neckRib(shell, { height: 20 * size, share: 0.88, open: knobs.neckline === 'henley' }),
    })
  },
})
