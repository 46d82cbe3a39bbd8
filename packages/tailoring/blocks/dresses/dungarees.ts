import { defineBlock } from '../block.ts'
import { bibOf } from './bibOf.ts'
import { joinedAtWaist } from './dressOf.ts'
import { hipRoom } from './lengthKnobs.ts'
import { legsBelow } from './legsBelow.ts'

/** Dungarees: legs under a band with a bib and straps, buttoned at the sides (requirement S1.11). */
export const dungarees = defineBlock({
  id: 'dungarees',
  name: 'Dungarees',
  knobs: {
    waist: { name: 'Ease at the waist', unit: 'mm', least: 20, usual: 90, most: 220 },
    hips: hipRoom(30, 80, 240),
    rise: { name: 'Looseness of the crotch', unit: 'mm', least: 15, usual: 35, most: 80 },
    length: { name: 'Length of the inside leg', unit: 'share', least: 0.2, usual: 0.97, most: 1.02 },
    hem: { name: 'Width at the hem', unit: 'share', least: 0.58, usual: 0.72, most: 1.3 },
    bib: { name: 'Width of the bib as a share of the front', unit: 'share', least: 0.4, usual: 0.6, most: 0.95 },
    band: { name: 'Height of the band', unit: 'mm', least: 25, usual: 40, most: 60 },
  },
  draft(body, { waist, hips, rise, length, hem, bib, band }) {
    const quarter = (body.waist + waist) / 4
    const waists = { front: quarter + 6, back: quarter - 6 }
    const top = bibOf(body, waists, { width: bib, band, open: null, openSides: true })
    const legs = { ease: hips, rise, length, hem, pockets: 'none', open: null, openSides: true } as const
    return joinedAtWaist(top, waists, null, legsBelow(body, legs, waists))
  },
})
