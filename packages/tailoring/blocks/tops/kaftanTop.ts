import { defineBlock } from '../block.ts'
import { neckFacing } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A kaftan as a top: wide, with sleeves in one with the body, a faced neck and slits (requirement S1.11). */
export const kaftanTop = defineBlock({
  id: 'kaftanTop',
  name: 'Kaftan top',
  knobs: {
    neckline: { name: 'Neckline', choices: ['v', 'keyhole', 'deepV', 'boat', 'crew', 'square'] },
    sleeve: sleeveKnob(['kimono', 'dolman', 'bell']),
    sleeveLength: topKnobs.sleeveLength,
    facing: { name: 'Width of the facing', unit: 'mm', least: 30, usual: 55, most: 75 },
    length: { ...topKnobs.length, least: 0.3, usual: 1.1, most: 2.4 },
    ease: { ...topKnobs.ease, least: 0.1, usual: 0.22, most: 0.4 },
    flare: { name: 'Flare at each side', unit: 'mm', least: 0, usual: 40, most: 120 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo', 'pointed'] },
    slits: { ...topKnobs.slits, most: 300 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const keyhole = knobs.neckline === 'keyhole'
    return topOf(body, {
      ...knobs,
      woven: true,
      box: 1,
      drop: 8,
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
      frontSlit: keyhole ? { kind: 'faced', long: 130 * size, width: 22, buttons: 0 } : undefined,
      finish: (shell, neck) => neckFacing(shell, neck, knobs.facing * size),
    })
  },
})
