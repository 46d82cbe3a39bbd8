import type { Flat } from '../closedFlat.ts'
import { handKnits } from './handKnits.ts'
import { handLegs } from './legs.ts'
import { handSkirts } from './skirts.ts'
import { handTailored } from './tailored.ts'
import { handWholes } from './wholes.ts'

/** Flats outlined by hand: another hand than the catalogue's, so that foreign drawings find a likeness. */
export const handFlats: readonly Flat[] = [...handKnits, ...handTailored, ...handWholes, ...handSkirts, ...handLegs]
