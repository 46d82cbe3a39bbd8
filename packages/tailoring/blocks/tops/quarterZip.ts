import { defineBlock } from '../block.ts'
import { neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A pullover with a standing collar over a short zip or placket, and ribs round cuffs and hem (requirement S1.11). */
export const quarterZip = defineBlock({
  id: 'quarterZip',
  name: 'Quarter-zip pullover',
  knobs: {
    closure: { name: 'Closure', choices: ['halfZip', 'placket', 'none'] },
    collar: { name: 'Collar', choices: ['funnel', 'roll', 'polo'] },
    sleeve: sleeveKnob(['knit', 'raglan', 'oversized', 'threeQuarter', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    length: topKnobs.length,
    ease: { ...topKnobs.ease, usual: 0.13 },
    drop: topKnobs.drop,
    rib: topKnobs.hemRib,
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const open = knobs.closure !== 'none'
    return topOf(body, {
      ...knobs,
      box: 1,
      neckline: 'crew',
      neck: { deeper: -16 * size },
      hemRib: knobs.rib * size,
      sleeve: {
        kind: knobs.sleeve,
        length: knobs.sleeveLength,
        cuff: 'rib',
        cuffHeight: knobs.rib * size,
        binding: 22,
      },
      frontSlit: open
        ? {
            kind: knobs.closure === 'placket' ? 'placket' : 'zip',
            long: 190 * size,
            width: 28,
            buttons: 3,
          }
        : undefined,
      finish: (shell) =>
        neckRib(shell, {
          height: (knobs.collar === 'roll' ? 110 : 65) * size,
          share: 0.96,
          open,
          name: 'Collar',
          flat: knobs.collar === 'polo',
        }),
    })
  },
})
