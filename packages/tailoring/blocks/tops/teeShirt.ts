import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { neckFacing, neckRib } from './neckFinish.ts'
import { neckline } from './necklines.ts'
import { together } from './part.ts'
import { topKnobs } from './topKnobs.ts'
import { sleeveKnob, sleevedShell } from './topSleeves.ts'
import { trunkOf } from './trunk.ts'

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
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease, shoulder: knobs.sleeve === 'none' ? -14 : knobs.drop })
    const neck = neckline(trunk, knobs.neckline, { deeper: knobs.neckDepth, wider: knobs.neckWidth })
    const lower = { length: knobs.length * body.waistToCrotch, ease, box: knobs.box, hem: knobs.hem, slit: knobs.slits }
    const shell = sleevedShell(body, neck, lower, { kind: knobs.sleeve, length: knobs.sleeveLength })
    const faced = ['boat', 'square', 'keyhole'].includes(knobs.neckline)
    const finish = faced ? neckFacing(shell, neck, 55) : neckRib(shell, { height: knobs.rib, share: knobs.stretch })
    const all = together(shell, finish)
    return joined(all.pieces, all.joins)
  },
})
