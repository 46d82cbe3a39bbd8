import type { Point } from '@toile/geometry'
import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { type Lower } from './lower.ts'
import { type Neckline, neckline } from './necklines.ts'
import type { Opening } from './shell.ts'
import { topKnobs } from './topKnobs.ts'
import { sleeveKnob, sleevedShell } from './topSleeves.ts'
import { sizeOf, trunkOf } from './trunkOf.ts'

const bound = { end: 'finished', allowance: 7 } as const

/** A front that crosses over the other one: from the waist its edge falls to the hem. */
const crossed = (over: number): Opening => ({
  edges: ({ from }) => [
    { id: 'wrap', to: [-over, from[1]], end: 'hem', allowance: 20 },
    { id: 'wrapHem', to: from, end: 'hem' },
  ],
})

/** The neck edge of a wrap: bound, and in front on over the middle to where it is tied. */
function wrapped(neck: Neckline, over: number, low: number): Neckline {
  const [x, y] = neck.trunk.neck
  const tall = y - low
  const { inward } = neck.trunk
  const handles: readonly [Point, Point] = [
    [x + inward[0] * tall * 0.2, y + inward[1] * tall * 0.2],
    [x - (x + over) * 0.62, low + tall * 0.36],
  ]
  return {
    ...neck,
    front: [{ id: 'neck', to: [-over, low], handles, ...bound }],
    back: neck.back.map((step) => ({ ...step, ...bound })),
  }
}

/** A top whose fronts cross and are tied at the waist (requirement S1.11). */
export const wrapTop = defineBlock({
  id: 'wrapTop',
  name: 'Wrap top',
  knobs: {
    sleeve: sleeveKnob(['threeQuarter', 'plain', 'short', 'flutter', 'bishop', 'bell', 'puff', 'kimono', 'none']),
    sleeveLength: topKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['none', 'barrel', 'rib'] },
    over: {
      name: 'How far the fronts cross, as a share of half the waist',
      unit: 'share',
      least: 0.4,
      usual: 0.75,
      most: 1,
    },
    length: { ...topKnobs.length, least: 0.1, usual: 0.5, most: 1 },
    flare: { name: 'Flare at each side', unit: 'mm', least: 0, usual: 14, most: 60 },
    ease: { ...topKnobs.ease, least: 0.01, usual: 0.06 },
    tie: { name: 'Length of the ties', unit: 'mm', least: 300, usual: 800, most: 1200 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease, shoulder: knobs.sleeve === 'none' ? -12 * size : 0 })
    const over = (body.waist / 4) * knobs.over
    const neck = wrapped(neckline(trunk, 'crew'), over, 8 * size)
    const lower: Lower = {
      length: knobs.length * body.waistToCrotch,
      ease,
      box: 0.1,
      flare: knobs.flare * size,
      hem: 'straight',
    }
    const long = ['threeQuarter', 'plain', 'bishop'].includes(knobs.sleeve)
    const shell = sleevedShell(
      body,
      neck,
      lower,
      { kind: knobs.sleeve, length: knobs.sleeveLength, cuff: long ? knobs.cuff : 'none', ease: 1.02 },
      { front: crossed(over) },
    )
    const tie = pieceOfRound(
      {
        from: [0, 0],
        steps: [
          { id: 'below', to: [knobs.tie * size, 0], ...bound },
          { id: 'end', to: [knobs.tie * size - 30, 60], ...bound },
          { id: 'above', to: [0, 60], ...bound },
          { id: 'start', to: [0, 0], ...bound },
        ],
      },
      {
        id: 'tie',
        name: 'Tie',
        place: { round: 'trunk', turn: -90 },
        pair: true,
        grain: 0,
        lines: [
          {
            id: 'fold',
            kind: 'fold',
            path: [
              [0, 30],
              [knobs.tie * size, 30],
            ],
          },
        ],
      },
    )
    return joined([...shell.pieces, tie], shell.joins)
  },
})
