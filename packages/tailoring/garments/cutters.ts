import { aLineSkirt } from '../blocks/bottoms/aLineSkirt.ts'
import { circleSkirt } from '../blocks/bottoms/circleSkirt.ts'
import { gatheredSkirt } from '../blocks/bottoms/gatheredSkirt.ts'
import { straightSkirt } from '../blocks/bottoms/straightSkirt.ts'
import { tieredSkirt } from '../blocks/bottoms/tieredSkirt.ts'
import { type Cutter, draftBlock, numberOf } from './drafting.ts'

/** A skirt that widens evenly: the atelier tells by how much each side moves out for its own length. */
const flared: Cutter = (body, knobs) =>
  draftBlock(aLineSkirt, body, { length: numberOf(knobs, 'length'), flare: numberOf(knobs, 'flare') })

/** The garments of the catalogue that are cut by a block, by id; lengths are shares of waist to floor there as here (requirement S1.11). */
export const cutters: Readonly<Record<string, Cutter>> = {
  pencilSkirt: (body, knobs) => draftBlock(straightSkirt, body, { length: numberOf(knobs, 'length') }),
  aLineSkirt: flared,
  slipSkirt: flared,
  cargoSkirt: flared,
  denimSkirt: flared,
  circleSkirt: (body, knobs) => draftBlock(circleSkirt, body, { length: numberOf(knobs, 'length') }),
  gatheredSkirt: (body, knobs) =>
    draftBlock(gatheredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'gather') }),
  tieredSkirt: (body, knobs) =>
    draftBlock(tieredSkirt, body, { length: numberOf(knobs, 'length'), fullness: 1 + numberOf(knobs, 'fullness') }),
}
