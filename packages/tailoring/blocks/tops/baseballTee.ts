import { defineBlock } from '../block.ts'
import { neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sizeOf } from './trunkOf.ts'

/** A T-shirt with raglan sleeves of three quarters of the arm (requirement S1.11). */
export const baseballTee = defineBlock({
  id: 'baseballTee',
  name: 'Baseball T-shirt',
  knobs: {
    neckline: { name: 'Neckline', choices: ['crew', 'v', 'henley', 'scoop'] },
    sleeveLength: { name: 'Sleeve as a share of the arm', unit: 'share', least: 0.32, usual: 0.76, most: 1 },
    length: topKnobs.length,
    ease: topKnobs.ease,
    box: topKnobs.box,
    hem: { name: 'Hem', choices: ['curved', 'straight', 'shirtTail'] },
    rib: { name: 'Height of the rib', unit: 'mm', least: 10, usual: 20, most: 60 },
  },
  draft(body, knobs) {
    const open = knobs.neckline === 'henley'
    return topOf(body, {
      ...knobs,
      sleeve: { kind: 'raglan', length: knobs.sleeveLength },
      frontSlit: open ? { kind: 'placket', long: 130 * sizeOf(body), width: 26, buttons: 3 } : undefined,
      finish: (shell) => neckRib(shell, { height: knobs.rib, share: 0.86, open }),
    })
  },
})
