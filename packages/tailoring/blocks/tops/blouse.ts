import { defineBlock } from '../block.ts'
import { bowCollar, neckFrill } from './bowCollar.ts'
import { neckFacing } from './neckFinish.ts'
import { topKnobs } from './topKnobs.ts'
import { topOf } from './topOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** A blouse that is pulled on: a bow, a frill or a facing at the neck, and full sleeves gathered into bands (requirement S1.11). */
export const blouse = defineBlock({
  id: 'blouse',
  name: 'Blouse',
  knobs: {
    neckline: { name: 'Neckline', choices: ['high', 'v', 'crew', 'square', 'boat', 'keyhole', 'sweetheart'] },
    trim: { name: 'At the neck', choices: ['bow', 'frill', 'plain'] },
    sleeve: sleeveKnob([
      'bishop',
      'puff',
      'bell',
      'long',
      'flutter',
      'threeQuarter',
      'cap',
      'mutton',
      'lantern',
      'kimono',
      'none',
    ]),
    sleeveLength: topKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['none', 'barrel', 'rib'] },
    fullness: { name: 'Fullness of the sleeves', unit: 'share', least: 0.5, usual: 1, most: 1.5 },
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: 0.03, usual: 0.11 },
    waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.4, most: 1 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const slit = knobs.neckline === 'high' || knobs.neckline === 'keyhole'
    const tied = knobs.neckline === 'high' || knobs.neckline === 'crew' || knobs.neckline === 'v'
    const long = ['bishop', 'long', 'mutton', 'lantern'].includes(knobs.sleeve)
    return topOf(body, {
      ...knobs,
      woven: true,
      box: 1 - knobs.waist,
      sleeve: {
        kind: knobs.sleeve,
        length: knobs.sleeveLength,
        fullness: knobs.fullness,
        cuff: long ? knobs.cuff : 'none',
        ease: 1.02,
      },
      frontSlit: slit ? { kind: 'faced', long: 120 * size, width: 20, buttons: 0 } : undefined,
      finish: (shell, neck) => {
        if (tied && knobs.trim === 'bow') return bowCollar(shell, 38 * size, 480 * size)
        if (tied && knobs.trim === 'frill') return neckFrill(shell, 60 * size, 1.7)
        return neckFacing(shell, neck, 50 * size)
      },
    })
  },
})
