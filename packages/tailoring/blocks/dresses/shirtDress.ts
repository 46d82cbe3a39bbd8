import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { buttonedFront } from '../tops/buttonedFront.ts'
import { collarOn } from '../tops/collar.ts'
import { fittedNeck } from '../tops/fittedNeck.ts'
import { together } from '../tops/part.ts'
import { shellOf } from '../tops/shell.ts'
import { withSleeves } from '../tops/topSleeves.ts'
import { sizeOf } from '../tops/trunkOf.ts'
import { yokedShell } from '../tops/yokedShell.ts'
import { bustEase, topKnobs } from './bodiceKnobs.ts'
import { flareShare, lengthShare, slitShare } from './lengthKnobs.ts'

/** A shirt dress: buttoned from the neck to the hem, with a collar on a stand and a yoke behind (requirement S1.11). */
export const shirtDress = defineBlock({
  id: 'shirtDress',
  name: 'Shirt dress',
  knobs: {
    ease: bustEase(60, 130, 300),
    length: lengthShare(0.26, 0.58, 0.95),
    flare: flareShare(0, 0.08, 0.24),
    box: { name: 'Straightness of the sides', unit: 'share', least: 0, usual: 0.3, most: 1 },
    yoke: { name: 'Yoke', choices: ['plain', 'western', 'round', 'none'] },
    collar: { name: 'Collar', choices: ['point', 'band', 'club', 'cutaway', 'wing'] },
    sleeve: topKnobs.sleeve,
    sleeveLength: topKnobs.sleeveLength,
    cuff: topKnobs.cuff,
    hem: { name: 'Hem', choices: ['straight', 'curved', 'shirtTail'] },
    slit: slitShare('Slit in the sides', 0),
  },
  draft(body, { ease, length, flare, box, yoke, collar, sleeve, sleeveLength, cuff, hem, slit }) {
    const size = sizeOf(body)
    const lap = 16 * Math.min(1, size)
    const long = length * body.waistToFloor
    const shoulder = sleeve === 'none' ? -10 * size : 0
    const neck = fittedNeck(body, { ease, shoulder, deeper: 4 + ease * 0.04 }, 16 * size)
    const below = Math.max(0, long - body.waistToHips)
    const lower = { length: long, ease, box, flare: flare * below, hem, slit: slit * long, allowance: 20 }
    const opening = buttonedFront({
      lap,
      facing: 32 * size,
      buttons: Math.round((body.frontLength + long) / 95),
      last: 160 * size,
    })
    const shell =
      yoke === 'none'
        ? shellOf(body, neck, lower, { front: opening })
        : yokedShell(body, neck, lower, { shape: yoke, pleat: 0 }, opening)
    const sleeved = withSleeves(body, shell, neck.trunk, ease, { kind: sleeve, length: sleeveLength, cuff, ease: 1.01 })
    const { pieces, joins } = together(sleeved, collarOn(sleeved, { kind: collar, size, lap }))
    return joined(pieces, joins)
  },
})
