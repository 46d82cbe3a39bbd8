import { aLineSkirt } from '../blocks/bottoms/aLineSkirt.ts'
import { circleSkirt } from '../blocks/bottoms/circleSkirt.ts'
import { gatheredSkirt } from '../blocks/bottoms/gatheredSkirt.ts'
import { pleatedSkirt } from '../blocks/bottoms/pleatedSkirt.ts'
import { shorts } from '../blocks/bottoms/shorts.ts'
import { straightSkirt } from '../blocks/bottoms/straightSkirt.ts'
import { straightTrousers } from '../blocks/bottoms/straightTrousers.ts'
import { taperedTrousers } from '../blocks/bottoms/taperedTrousers.ts'
import { tieredSkirt } from '../blocks/bottoms/tieredSkirt.ts'
import { wideTrousers } from '../blocks/bottoms/wideTrousers.ts'
import { wrapSkirt } from '../blocks/bottoms/wrapSkirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, numberOf } from './drafting.ts'

/** A skirt that widens evenly: the atelier tells by how much each side moves out for its own length. */
const flared: Cutter = (body, knobs) =>
  draftBlock(aLineSkirt, body, { length: numberOf(knobs, 'length'), flare: numberOf(knobs, 'flare') })

/** A share of waist to floor as a share of the inside leg. */
const ofLeg = ({ waistToFloor, waistToCrotch }: Measures, share: number) =>
  (share * waistToFloor) / (waistToFloor - waistToCrotch)

/** Trousers whose length the atelier tells by how much longer or shorter they are than usual. */
const trousersBy =
  (block: typeof straightTrousers): Cutter =>
  (body, knobs) =>
    draftBlock(block, body, { length: block.knobs.length.usual + ofLeg(body, numberOf(knobs, 'length')) })

/** Shorts whose length the atelier tells from the waist. */
const short: Cutter = (body, knobs) =>
  draftBlock(shorts, body, { length: ofLeg(body, numberOf(knobs, 'length') - body.waistToCrotch / body.waistToFloor) })

/** Skirts, trousers and shorts of the catalogue as they are cut, by id; lengths are shares of waist to floor there as here (requirement S1.11). */
export const bottomCutters: Readonly<Record<string, Cutter>> = {
  pencilSkirt: (body, knobs) => draftBlock(straightSkirt, body, { length: numberOf(knobs, 'length') }),
  aLineSkirt: flared,
  slipSkirt: flared,
  cargoSkirt: flared,
  denimSkirt: flared,
  circleSkirt: (body, knobs) => draftBlock(circleSkirt, body, { length: numberOf(knobs, 'length') }),
  gatheredSkirt: (body, knobs) =>
    draftBlock(gatheredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'gather') }),
  pleatedSkirt: (body, knobs) => draftBlock(pleatedSkirt, body, { length: numberOf(knobs, 'length') }),
  wrapSkirt: (body, knobs) =>
    draftBlock(wrapSkirt, body, { length: numberOf(knobs, 'length'), flare: numberOf(knobs, 'flare') }),
  tieredSkirt: (body, knobs) =>
    draftBlock(tieredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'fullness') }),
  trousers: trousersBy(straightTrousers),
  wideTrousers: trousersBy(wideTrousers),
  palazzoTrousers: trousersBy(wideTrousers),
  chinos: trousersBy(taperedTrousers),
  cigaretteTrousers: trousersBy(taperedTrousers),
  shorts: short,
  tailoredShorts: short,
  bermudas: short,
}
