import { defineBlock } from '../block.ts'
import { waistEase } from './fittedHalf.ts'
import { sector } from './sector.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

const circleShares = { full: 1, half: 0.5, quarter: 0.25 } as const

/** A skirt of a whole circle, a half or a quarter of one, whose inner radius follows from the waist. */
export const circleSkirt = defineBlock({
  id: 'circleSkirt',
  name: 'Circle skirt',
  knobs: { ...skirtKnobs, circle: { name: 'Circle', choices: ['full', 'half', 'quarter'] } },
  draft(measures, { length, band, circle }) {
    const turn = 2 * Math.PI * circleShares[circle]
    const radius = (measures.waist + waistEase) / turn
    const half = sector(radius, radius + length * measures.waistToFloor, turn / 4, measures.waistToHips * 0.9)
    return skirtOf([ringOf(half, half)], { width: band })
  },
})
