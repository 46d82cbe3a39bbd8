import { defineBlock } from '../block.ts'
import { hoodOn } from '../tops/hood.ts'
import { neckRib } from '../tops/neckFinish.ts'
import { topKnobs } from '../tops/topKnobs.ts'
import { topOf } from '../tops/topOf.ts'
import { sleeveKnob } from '../tops/topSleeves.ts'
import { sizeOf } from '../tops/trunkOf.ts'

/** A jacket that is zipped: with a ribbed collar, a standing collar or a hood, hem and cuffs ribbed or turned up (requirement S1.11). */
export const zipJacket = defineBlock({
  id: 'zipJacket',
  name: 'Zipped jacket',
  knobs: {
    neck: { name: 'Neck', choices: ['rib', 'funnel', 'hood'] },
    sleeve: sleeveKnob(['oversized', 'knit', 'raglan', 'none']),
    ends: { name: 'Hem and cuffs', choices: ['ribs', 'plain'] },
    collar: { name: 'Height of the collar', unit: 'mm', least: 25, usual: 55, most: 130 },
    length: { ...topKnobs.length, least: -0.1, usual: 0.5, most: 3.2 },
    ease: { ...topKnobs.ease, least: 0.1, usual: 0.24, most: 0.5 },
    drop: { ...topKnobs.drop, usual: 14 },
    flare: { name: 'Flare at each side', unit: 'mm', least: 0, usual: 0, most: 120 },
    rib: topKnobs.hemRib,
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ribbed = knobs.ends === 'ribs'
    return topOf(body, {
      ease: knobs.ease,
      length: knobs.length,
      flare: ribbed ? 0 : knobs.flare,
      box: 1,
      drop: knobs.drop,
      deeper: 20 * size,
      neckline: 'crew',
      neck: { deeper: -8 * size },
      zipped: true,
      ...(ribbed ? { hemRib: knobs.rib * size } : {}),
      sleeve: {
        kind: knobs.sleeve,
        binding: 22,
        ...(ribbed ? { cuff: 'rib', cuffHeight: knobs.rib * size } : {}),
      },
      finish: (shell) =>
        knobs.neck === 'hood'
          ? hoodOn(body, shell, 'three', 1.08)
          : neckRib(shell, {
              height: knobs.collar * size,
              share: knobs.neck === 'rib' ? 0.88 : 1,
              open: true,
              name: 'Collar',
            }),
    })
  },
})
