import type { Block } from '../blocks/block.ts'
import { sheathDress } from '../blocks/dresses/sheathDress.ts'
import { waistDress } from '../blocks/dresses/waistDress.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, type GarmentKnobs, numberOf } from './drafting.ts'

/** What a garment tells a block in the block's own words. */
type Told = (knobs: GarmentKnobs, body: Measures) => GarmentKnobs

/** Necklines of the atelier as a bodice has them; one that is not here is told as it is. */
const necks: Readonly<Record<string, GarmentKnobs>> = {
  crew: { neckline: 'round', deeper: 0, wider: 0 },
  scoop: { neckline: 'round', deeper: 0.6, wider: 0.5 },
  v: { neckline: 'v' },
  deepV: { neckline: 'v', deeper: 0.8, wider: 0.25 },
  cowl: { neckline: 'slip' },
}

/** Ways to shape a dress as darts; gathers and smocking are sewn into an unshaped front. */
const shapes: Readonly<Record<string, string>> = {
  darts: 'side',
  princess: 'princess',
  none: 'side',
  gathers: 'none',
  smocking: 'none',
}

/** What all dresses tell alike: the neck, the sleeve with its cuff, the shaping, slits and length. */
function told(knobs: GarmentKnobs): GarmentKnobs {
  const { neckline, shaping, slit = 0, slitPlace, cuff, sleeve, sleeveLength, length, flare } = knobs
  const behind = slitPlace === 'back'
  return {
    ...(typeof neckline === 'string' ? (necks[neckline] ?? { neckline }) : {}),
    ...(typeof shaping === 'string' ? { darts: shapes[shaping] ?? shaping } : {}),
    ...(sleeve === undefined ? {} : { sleeve, sleeveLength }),
    ...(cuff === undefined || cuff === 'asCut' ? {} : { cuff }),
    ...(slitPlace === undefined ? { slit } : { slit: behind ? 0 : slit, vent: behind ? slit : 0 }),
    length,
    ...(flare === undefined ? {} : { flare }),
  }
}

/** A dress cut by a block, with what it tells in words of its own. */
const cutBy =
  (block: Block, own: Told = () => ({})): Cutter =>
  (body, knobs) =>
    draftBlock(block, body, { ...told(knobs), ...own(knobs, body) })

/** The seam of a waist as far above it as asked for: a hand's breadth and a half at most. */
const seamOf = (knobs: GarmentKnobs): number => -95 * numberOf(knobs, 'waist')

/** How much wider a gathered skirt is than its waist. */
const gathersOf = (knobs: GarmentKnobs): number => 1 + numberOf(knobs, 'gather')

/** The skirt below a waist: pleated or gathered where that is asked for, else flared. */
const skirtOf = (knobs: GarmentKnobs, usual: string): GarmentKnobs => {
  if (Number(knobs['pleats'] ?? 0) > 0) return { skirt: 'pleated' }
  return numberOf(knobs, 'gather') > 0.25 ? { skirt: 'gathered', fullness: gathersOf(knobs) } : { skirt: usual }
}

/** Dresses and other garments worn whole as they are cut, by id (requirement S1.11). */
export const dressCutters: Readonly<Record<string, Cutter>> = {
  sheathDress: cutBy(sheathDress, (knobs) => ({ flare: -numberOf(knobs, 'taper') })),
  shiftDress: cutBy(sheathDress, (knobs) => ({ waist: 60 + 200 * numberOf(knobs, 'looseness'), ease: 80, vent: 0 })),
  aLineDress: cutBy(sheathDress, () => ({ waist: 220, ease: 60, vent: 0 })),
  columnGown: cutBy(sheathDress, () => ({ vent: 0 })),
  fitAndFlareDress: cutBy(waistDress, (knobs) => ({ ...skirtOf(knobs, 'circle'), level: seamOf(knobs) })),
  babydollDress: cutBy(waistDress, (knobs) => ({ ...skirtOf(knobs, 'gathered'), level: seamOf(knobs) })),
  ballGown: cutBy(waistDress, (knobs) => ({ ...skirtOf(knobs, 'circle'), level: seamOf(knobs) })),
  tieredDress: cutBy(waistDress, (knobs) => ({
    skirt: 'tiered',
    fullness: 1 + numberOf(knobs, 'fullness'),
    level: seamOf(knobs),
  })),
  smockDress: cutBy(waistDress, (knobs) => ({ ...skirtOf(knobs, 'gathered'), level: seamOf(knobs) })),
}
