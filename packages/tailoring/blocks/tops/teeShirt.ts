import { defineBlock } from '../block.ts'
import { neckFacing, neckRib } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A T-shirt: front, back, sleeves or bound armholes, and a neck with a rib that stretches to it or a facing (requirement S1.11). */
export const teeShirt = defineBlock({
  id: 'teeShirt',
  name: 'T-shirt',
  knobs: {
    neckline: { name: 'Neckline', choices: ['crew', 'v', 'scoop', 'boat', 'square', 'henley', 'keyhole'] },
    neckDepth: topKnobs.neckDepth,
    neckWidth: topKnobs.neckWidth,
    sleeve: sleeveKnob(['short', 'cap', 'elbow', 'threeQuarter', 'plain', 'raglan', 'dolman', 'flutter', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    length: topKnobs.length,
    ease: topKnobs.ease,
    box: topKnobs.box,
    drop: topKnobs.drop,
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo'] },
    slits: topKnobs.slits,
    rib: { name: 'Height of the rib', unit: 'mm', least: 10, usual: 20, most: 60 },
    stretch: { name: 'Rib as a share of the neckline', unit: 'share', least: 0.7, usual: 0.85, most: 1 },
  },
  draft(body, knobs) {
    const faced = ['boat', 'square', 'keyhole'].includes(knobs.neckline)
    const open = knobs.neckline === 'henley'
    const size = sizeOf(body)
    return topOf(body, {
      ...knobs,
      neck: { deeper: knobs.neckDepth, wider: knobs.neckWidth },
      sleeve: { kind: knobs.sleeve, length: knobs.sleeveLength },
      frontSlit: open
        ? { kind: 'placket', long: 130 * size, width: 26, buttons: 3 }
        : knobs.neckline === 'keyhole'
          ? { kind: 'faced', long: 95 * size, width: 22, buttons: 0 }
          : undefined,
      finish: (shell, neck) =>
        faced ? neckFacing(shell, neck, 55) : neckRib(shell, { height: knobs.rib, share: knobs.stretch, open }),
    })
  },
})
