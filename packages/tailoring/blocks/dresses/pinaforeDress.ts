import { defineBlock } from '../block.ts'
import { bibOf } from './bibOf.ts'
import { hungSkirt, joinedAtWaist } from './dressOf.ts'
import { flareShare, hipRoom, lengthShare } from './lengthKnobs.ts'
import { skirtKinds } from './skirtBelow.ts'

/** A pinafore dress: a skirt under a band with a bib and straps, closed by a zip at the center back (requirement S1.11). */
export const pinaforeDress = defineBlock({
  id: 'pinaforeDress',
  name: 'Pinafore dress',
  knobs: {
    waist: { name: 'Ease at the waist', unit: 'mm', least: 10, usual: 40, most: 160 },
    hips: hipRoom(30, 60, 160),
    skirt: { name: 'Skirt', choices: skirtKinds },
    length: lengthShare(0.3, 0.42, 0.95),
    flare: flareShare(0.02, 0.12, 0.3),
    fullness: { name: 'Fullness of gathers', unit: 'share', least: 1.3, usual: 1.7, most: 2.4 },
    bib: { name: 'Width of the bib as a share of the front', unit: 'share', least: 0.4, usual: 0.62, most: 0.95 },
    band: { name: 'Height of the band', unit: 'mm', least: 25, usual: 40, most: 60 },
  },
  draft(body, { waist, hips, skirt, length, flare, fullness, bib, band }) {
    const quarter = (body.waist + waist) / 4
    const waists = { front: quarter + 6, back: quarter - 6 }
    const top = bibOf(body, waists, { width: bib, band, open: 'back', openSides: false })
    const long = length * body.waistToFloor
    const below = { skirt, length: long, level: 0, ease: hips, flare, fullness, open: 'back' } as const
    return joinedAtWaist(top, waists, 'back', hungSkirt(body, below, waists))
  },
})
