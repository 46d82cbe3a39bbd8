import { defineBlock } from '../block.ts'
import { waistEase } from '../bottoms/fittedHalf.ts'
import { hipEase, skirtKnobs } from '../bottoms/skirtKnobs.ts'
import { skirtOf } from '../bottoms/skirtOf.ts'
import { joined } from '../drafting/joined.ts'
import { skirtBelow } from './skirtBelow.ts'
import { lowerRing, upperRing } from './wornShell.ts'

/** A trumpet skirt in eight gores: it follows the body to the knee and flares below it (requirement S1.11). */
export const trumpetSkirt = defineBlock({
  id: 'trumpetSkirt',
  name: 'Trumpet skirt',
  knobs: {
    ...skirtKnobs,
    length: { name: 'Length', unit: 'share', least: 0.5, usual: 0.74, most: 0.97 },
    ease: hipEase,
    flare: { name: 'Flare', unit: 'share', least: 0.04, usual: 0.12, most: 0.24 },
  },
  draft(body, { length, band, ease, flare }) {
    const half = (body.waist + waistEase) / 4
    const long = length * body.waistToFloor
    const cut = { skirt: 'trumpet', length: long, level: 0, ease, flare, fullness: 1, open: 'back' } as const
    const { rings, joins } = skirtBelow(body, cut, { front: half + 5, back: half - 5 })
    const made = rings.map((shell) => ({
      ...joined([...shell.front, ...shell.back], joins),
      waist: upperRing(shell, 'waist', 'back'),
      hem: lowerRing(shell, 'hem', 'back'),
    }))
    return skirtOf(made, { width: band })
  },
})
