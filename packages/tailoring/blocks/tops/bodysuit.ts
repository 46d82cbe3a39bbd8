import { defineBlock } from '../block.ts'
import { neckFacing, neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A bodysuit: a close top of stretch cloth that closes between the legs (requirement S1.11). */
export const bodysuit = defineBlock({
  id: 'bodysuit',
  name: 'Bodysuit',
  knobs: {
    neckline: { name: 'Neckline', choices: ['scoop', 'crew', 'v', 'deepV', 'square', 'sweetheart', 'high', 'boat'] },
    sleeve: sleeveKnob(['plain', 'none', 'short', 'cap', 'threeQuarter', 'puff', 'mutton']),
    sleeveLength: topKnobs.sleeveLength,
    legs: { name: 'How high the legs are cut', unit: 'share', least: 0.1, usual: 0.45, most: 0.95 },
    ease: { name: 'Ease as a share of the chest', unit: 'share', least: -0.12, usual: -0.05, most: 0.06 },
  },
  draft(body, knobs) {
    const faced = ['square', 'sweetheart', 'boat'].includes(knobs.neckline)
    return topOf(body, {
      ...knobs,
      length: 1,
      box: 0,
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
      finish: (shell, neck) =>
        faced ? neckFacing(shell, neck, 45) : neckRib(shell, { height: 10 * sizeOf(body), share: 0.92 }),
    })
  },
})
