import { defineBlock } from '../block.ts'
import { fittedHalf } from './fittedHalf.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

/** An A-line skirt: the straight one with every side moved out at the hem, by a share of the length below the hips. */
export const aLineSkirt = defineBlock({
  id: 'aLineSkirt',
  name: 'A-line skirt',
  knobs: {
    ...skirtKnobs,
    ease: hipEase,
    flare: { name: 'Flare', unit: 'share', least: 0.08, usual: 0.18, most: 0.4 },
  },
  draft(measures, { length, band, ease, flare }) {
    const long = length * measures.waistToFloor
    const { waistToHips } = measures
    const cut = { ease, length: long, flare: flare * (long - waistToHips), opening: waistToHips * 0.95 }
    return skirtOf([ringOf(fittedHalf(measures, cut, false), fittedHalf(measures, cut, true))], { width: band })
  },
})
