import { defineBlock } from '../block.ts'
import { neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A sweatshirt: roomy, with dropped shoulders and ribs round neck, cuffs and hem (requirement S1.11). */
export const sweatshirt = defineBlock({
  id: 'sweatshirt',
  name: 'Sweatshirt',
  knobs: {
    neck: { name: 'Neck', choices: ['crew', 'zip'] },
    sleeve: sleeveKnob(['oversized', 'knit', 'elbow', 'raglan', 'dolman', 'none']),
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: 0.04, usual: 0.16 },
    drop: topKnobs.drop,
    rib: topKnobs.hemRib,
    pocket: { name: 'Pocket', choices: ['none', 'kangaroo'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const zip = knobs.neck === 'zip'
    return topOf(body, {
      ...knobs,
      box: 1,
      deeper: 10 * size,
      neckline: 'crew',
      neck: { deeper: zip ? -16 * size : 0 },
      hemRib: knobs.rib * size,
      sleeve: {
        kind: knobs.sleeve,
        binding: 22,
        cuff: knobs.sleeve === 'elbow' ? 'none' : 'rib',
        cuffHeight: knobs.rib * size,
      },
      kangaroo: knobs.pocket === 'kangaroo' && knobs.length > 0.2,
      frontSlit: zip ? { kind: 'zip', long: 170 * size, width: 10, buttons: 0 } : undefined,
      finish: (shell) =>
        neckRib(
          shell,
          zip ? { height: 60 * size, share: 0.95, open: true, name: 'Collar' } : { height: 26 * size, share: 0.84 },
        ),
    })
  },
})
