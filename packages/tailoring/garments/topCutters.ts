import { teeShirt } from '../blocks/tops/teeShirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { type Cutter, draftBlock, numberOf } from './drafting.ts'

/** A length told from the waist down as a share of waist to crotch, in millimetres. */
const belowWaist = ({ waistToCrotch }: Measures, share: number) => share * waistToCrotch

/** Tops of the catalogue as they are cut, by id (requirement S1.11). */
export const topCutters: Readonly<Record<string, Cutter>> = {
  tShirt: (body, knobs) =>
    draftBlock(teeShirt, body, {
      length: belowWaist(body, numberOf(knobs, 'length')),
      ease: numberOf(knobs, 'ease') * body.bust,
    }),
}
