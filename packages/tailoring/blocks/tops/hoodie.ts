import { defineBlock } from '../block.ts'
import { hoodOn } from './hood.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A hoodie: closed or zipped, with a hood of two or three pieces, a pocket for both hands, and ribs round cuffs and hem (requirement S1.11). */
export const hoodie = defineBlock({
  id: 'hoodie',
  name: 'Hoodie',
  knobs: {
    front: { name: 'Front', choices: ['closed', 'zip'] },
    pieces: { name: 'Pieces of the hood', choices: ['three', 'two'] },
    hood: { name: 'Size of the hood', unit: 'share', least: 0.75, usual: 1, most: 1.25 },
    sleeve: sleeveKnob(['oversized', 'knit', 'elbow', 'raglan', 'none']),
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: 0.05, usual: 0.18 },
    drop: topKnobs.drop,
    rib: topKnobs.hemRib,
    pocket: { name: 'Pocket', choices: ['kangaroo', 'none'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    return topOf(body, {
      ...knobs,
      box: 1,
      deeper: 14 * size,
      neckline: 'crew',
      zipped: knobs.front === 'zip',
      hemRib: knobs.rib * size,
      sleeve: {
        kind: knobs.sleeve,
        binding: 22,
        cuff: knobs.sleeve === 'elbow' ? 'none' : 'rib',
        cuffHeight: knobs.rib * size,
      },
      kangaroo: knobs.pocket === 'kangaroo' && knobs.length > 0.2,
      finish: (shell) => hoodOn(body, shell, knobs.pieces, knobs.hood),
    })
  },
})
