import { teeShirt } from '../blocks/tops/teeShirt.ts'
import type { Measures } from '../bodies/measures.ts'
import { choiceOf, type Cutter, draftBlock, numberOf } from './drafting.ts'

/** Millimetres of so many heads of the atelier, of which a body is about eight tall. */
const heads = ({ height }: Measures, count: number) => (count * height) / 8.2

/** Tops of the catalogue as they are cut, by id; lengths are shares of waist to crotch, ease shares of the chest, as in their blocks (requirement S1.11). */
export const topCutters: Readonly<Record<string, Cutter>> = {
  tShirt: (body, knobs) =>
    draftBlock(teeShirt, body, {
      neckline: choiceOf(knobs, 'neckline'),
      sleeve: choiceOf(knobs, 'sleeve'),
      sleeveLength: numberOf(knobs, 'sleeveLength'),
      length: numberOf(knobs, 'length'),
      ease: numberOf(knobs, 'ease'),
      box: numberOf(knobs, 'box'),
      drop: heads(body, numberOf(knobs, 'drop')),
      hem: choiceOf(knobs, 'hem'),
      slits: heads(body, numberOf(knobs, 'slits')),
    }),
}
