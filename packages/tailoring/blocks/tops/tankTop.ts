import { defineBlock } from '../block.ts'
import { neckFacing, neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sizeOf } from './trunkOf.ts'

/** A tank top: no sleeves, shoulders as narrow as straps, neck and armholes bound (requirement S1.11). */
export const tankTop = defineBlock({
  id: 'tankTop',
  name: 'Tank top',
  knobs: {
    neckline: {
      name: 'Neckline',
      choices: ['scoop', 'crew', 'v', 'square', 'boat', 'sweetheart', 'henley', 'keyhole'],
    },
    neckDepth: { name: 'Deeper neck', unit: 'mm', least: -30, usual: 10, most: 90 },
    strap: { name: 'Width of the straps', unit: 'mm', least: 22, usual: 42, most: 80 },
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: -0.04, usual: 0.03 },
    waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.6, most: 1 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'pointed'] },
    binding: { name: 'Width of the binding', unit: 'mm', least: 6, usual: 10, most: 30 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const faced = ['square', 'sweetheart', 'boat', 'keyhole'].includes(knobs.neckline)
    const open = knobs.neckline === 'henley'
    return topOf(body, {
      ...knobs,
      box: 1 - knobs.waist,
      strap: knobs.strap * size,
      deeper: -8 * size,
      neck: { deeper: knobs.neckDepth * size },
      sleeve: { kind: 'none', binding: knobs.binding },
      frontSlit: open ? { kind: 'placket', long: 110 * size, width: 24, buttons: 3 } : undefined,
      finish: (shell, neck) =>
        faced ? neckFacing(shell, neck, 50 * size) : neckRib(shell, { height: knobs.binding, share: 0.93, open }),
    })
  },
})
