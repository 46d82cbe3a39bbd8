import { defineBlock } from '../block.ts'
import { boxHalf } from './boxHalf.ts'
import { waistEase } from './fittedHalf.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

const tiers = ['Upper', 'Middle', 'Lower'] as const

/** A skirt of three tiers, each wider than the one it is gathered onto by the same fullness. */
export const tieredSkirt = defineBlock({
  id: 'tieredSkirt',
  name: 'Tiered skirt',
  knobs: {
    ...skirtKnobs,
    fullness: { name: 'Fullness of every tier', unit: 'share', least: 1.3, usual: 1.5, most: 1.9 },
  },
  draft(measures, { length, band, fullness }) {
    const waist = measures.waist + waistEase
    const height = (length * measures.waistToFloor) / tiers.length
    const rings = tiers.map((tier, i) => {
      const opening = i === 0 ? Math.min(measures.waistToHips, height - 40) : 0
      const half = boxHalf((waist / 4) * fullness ** (i + 1), height, opening, i < tiers.length - 1)
      return ringOf(half, half, tier.toLowerCase(), `${tier} tier, `)
    })
    return skirtOf(rings, { width: band, length: waist })
  },
})
