import { defineBlock } from '../block.ts'
import { neckFacing, neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A top that ends above or about the waist, hemmed or with a rib (requirement S1.11). */
export const cropTop = defineBlock({
  id: 'cropTop',
  name: 'Crop top',
  knobs: {
    neckline: {
      name: 'Neckline',
      choices: ['scoop', 'square', 'crew', 'v', 'sweetheart', 'boat', 'keyhole', 'henley'],
    },
    sleeve: sleeveKnob(['short', 'none', 'cap', 'puff', 'plain', 'flutter', 'bell', 'raglan']),
    sleeveLength: topKnobs.sleeveLength,
    length: { ...topKnobs.length, usual: -0.2, most: 0.3 },
    ease: { ...topKnobs.ease, least: -0.03, usual: 0.04 },
    finish: { name: 'Hem', choices: ['straight', 'rib'] },
    hemRib: { ...topKnobs.hemRib, usual: 30 },
  },
  draft(body, knobs) {
    const faced = ['square', 'sweetheart', 'boat', 'keyhole'].includes(knobs.neckline)
    const open = knobs.neckline === 'henley'
    const size = sizeOf(body)
    return topOf(body, {
      ease: knobs.ease,
      length: knobs.length,
      neckline: knobs.neckline,
      box: 0.4,
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
      ...(knobs.finish === 'rib' ? { hemRib: knobs.hemRib * size } : {}),
      frontSlit: open ? { kind: 'placket', long: 100 * size, width: 24, buttons: 3 } : undefined,
      finish: (shell, neck) =>
        faced ? neckFacing(shell, neck, 50 * size) : neckRib(shell, { height: 14 * size, share: 0.9, open }),
    })
  },
})
