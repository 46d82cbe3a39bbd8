import { defineBlock } from '../block.ts'
import { neckFacing, neckRib } from '../tops/neckFinish.ts'
import { topOf } from '../tops/topOf.ts'
import { sleeveKnob } from '../tops/topSleeves.ts'
import { sizeOf } from '../tops/trunkOf.ts'
import { bustEase, topKnobs } from './bodiceKnobs.ts'
import { flareShare, lengthShare, slitShare } from './lengthKnobs.ts'

/** A dress without darts that is pulled on: close and of stretching cloth with less round it than the body, or loose as a kaftan is (requirement S1.11). */
export const looseDress = defineBlock({
  id: 'looseDress',
  name: 'Dress without darts',
  knobs: {
    ease: bustEase(-90, 120, 420),
    box: { name: 'Straightness of the sides', unit: 'share', least: 0, usual: 0.6, most: 1 },
    length: lengthShare(0.22, 0.6, 0.97),
    flare: flareShare(-0.02, 0.05, 0.3),
    neckline: { name: 'Neckline', choices: ['crew', 'v', 'scoop', 'boat', 'square', 'deepV', 'high'] },
    sleeve: sleeveKnob([
      'none',
      'short',
      'cap',
      'elbow',
      'threeQuarter',
      'plain',
      'long',
      'knit',
      'raglan',
      'dolman',
      'kimono',
      'bell',
      'puff',
      'bishop',
    ]),
    sleeveLength: topKnobs.sleeveLength,
    finish: { name: 'Neck', choices: ['facing', 'rib'] },
    rib: { name: 'Height of a rib at the hem', unit: 'mm', least: 0, usual: 0, most: 80 },
    slit: slitShare('Slit in the sides', 0),
  },
  draft(body, { ease, box, length, flare, neckline, sleeve, sleeveLength, finish, rib, slit }) {
    const size = sizeOf(body)
    const long = length * body.waistToFloor
    const round = neckline === 'crew' || neckline === 'scoop' || neckline === 'high'
    // The sleeves of a raglan are part of its neck, which a facing of front and back alone would not follow.
    const raglan = sleeve === 'raglan'
    return topOf(body, {
      ease: ease * Math.min(1, size * 1.05),
      length: long,
      box,
      flare: (flare * Math.max(0, long - body.waistToHips)) / size,
      slits: (slit * long) / size,
      neckline: raglan && !round ? 'crew' : neckline,
      sleeve: { kind: sleeve, length: sleeveLength },
      ...(rib > 8 ? { hemRib: rib } : {}),
      finish: (shell, neck) =>
        raglan || (finish === 'rib' && round)
          ? neckRib(shell, { height: 24 * size, share: 0.88, open: false })
          : neckFacing(shell, neck, 50),
    })
  },
})
