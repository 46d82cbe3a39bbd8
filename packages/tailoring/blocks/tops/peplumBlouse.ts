import { defineBlock } from '../block.ts'
import { bothSides, edges, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { neckFacing } from './neckFinish.ts'
import { neckline } from './necklines.ts'
import { type Part, type Shell, together } from './part.ts'
import { flounceHalf } from './flounce.ts'
import { topKnobs } from './topKnobs.ts'
import { sleeveKnob, sleevedShell } from './topSleeves.ts'
import { sizeOf, trunkOf } from './trunkOf.ts'

/** A flounce round the waist of a shell: a front and a back, each a part of a ring. */
function peplum(shell: Shell, deep: number, degrees: number): Part {
  const piece = (face: 'front' | 'back') =>
    pieceOfRound(
      opened(
        flounceHalf({
          inner: runLength(
            shell.pieces,
            shell.hem.filter(({ piece: id }) => id === face),
          ),
          deep,
          degrees,
        }),
        face,
      ),
      {
        id: `${face}Peplum`,
        name: `${face === 'front' ? 'Front' : 'Back'} peplum`,
        place: { round: 'trunk', turn: face === 'front' ? 0 : 180 },
      },
    )
  const sewn = (face: 'front' | 'back') =>
    bothSides({
      first: edges(`${face}Peplum.innerRight`),
      second: shell.hem.filter(({ piece: id }) => id === face),
    })
  return {
    pieces: [piece('front'), piece('back')],
    joins: [
      ...bothSides({ first: edges('backPeplum.sideRight'), second: edges('frontPeplum.sideRight') }),
      ...sewn('front'),
      ...sewn('back'),
    ],
  }
}

/** A close blouse to the waist with a flounce below it (requirement S1.11). */
export const peplumBlouse = defineBlock({
  id: 'peplumBlouse',
  name: 'Peplum blouse',
  knobs: {
    neckline: { name: 'Neckline', choices: ['crew', 'v', 'square', 'boat', 'sweetheart', 'keyhole', 'scoop'] },
    sleeve: sleeveKnob(['short', 'puff', 'threeQuarter', 'plain', 'bell', 'cap', 'mutton', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    length: { name: 'Length of the flounce from waist to crotch', unit: 'share', least: 0.2, usual: 0.55, most: 0.9 },
    flare: { name: 'Angle of half a flounce', unit: 'count', least: 20, usual: 55, most: 90 },
    ease: { ...topKnobs.ease, usual: 0.06 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease, shoulder: knobs.sleeve === 'none' ? -14 * size : 0 })
    const neck = neckline(trunk, knobs.neckline)
    const lower = { length: 0, ease, box: 0, hem: 'straight', sewn: true, allowance: 10 } as const
    const shell = sleevedShell(body, neck, lower, { kind: knobs.sleeve, length: knobs.sleeveLength, ease: 1.02 })
    const all = together(
      shell,
      neckFacing(shell, neck, 50 * size),
      peplum(shell, knobs.length * body.waistToCrotch, knobs.flare),
    )
    return joined(all.pieces, all.joins)
  },
})
