import { add, type Point, scale, unit } from '@toile/geometry'
import { defineBlock } from '../block.ts'
import { bothSides, edges, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round, Step } from '../drafting/round.ts'
import { type Lower, lowerOf } from './lower.ts'
import { onLeft, onRight, together } from './part.ts'
import { faceOf, rightRun, seamOf } from './shell.ts'
import { bandOn } from './strip.ts'
import { topKnobs } from './topKnobs.ts'
import { roundArm } from './sleeves.ts'
import { sizeOf, type Trunk, trunkOf } from './trunkOf.ts'

/** The edge along which body and sleeve meet below a bare shoulder, from the underarm up to the neck. */
const slope = (from: Point, to: Point): Step => {
  const along = unit([to[0] - from[0], to[1] - from[1]])
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1])
  return {
    id: 'raglan',
    to,
    handles: [[from[0] + Math.sign(to[0] - from[0]) * reach * 0.32, from[1]], add(to, scale(along, -reach * 0.4))],
    end: 'seam',
  }
}

/** The sleeve of a bare shoulder: its upper edge runs on from those of front and back, its hem is wide. */
function sleeveRound(half: number, rise: Point, length: number, hem: number): Round {
  const [x, y] = rise
  const top = half - x
  const left: Point = [-half, 0]
  const back = slope([half, 0], [top, y])
  const [one, two] = back.handles ?? [left, left]
  const mirror = ([a, b]: Point): Point => [-a, b]
  return {
    from: [-hem / 2, -length],
    steps: [
      { id: 'hem', to: [hem / 2, -length], end: 'hem' },
      { id: 'underFront', to: [half, 0], end: 'seam' },
      { ...back, id: 'raglanFront' },
      { id: 'neck', to: [-top, y], end: 'seam', allowance: 7 },
      { id: 'raglanBack', to: left, handles: [mirror(two), mirror(one)], end: 'seam' },
      { id: 'underBack', to: [-hem / 2, -length], end: 'seam' },
    ],
  }
}

/** Where the neck runs off the shoulders, beside the underarm: so far in and so far up, in millimetres. */
const riseOf = ({ under, tip }: Trunk, depth: number): Point => [
  (under[0] - tip[0]) * 0.55 + 22,
  Math.max(42, (tip[1] - under[1]) * (1 - depth)),
]

/** A top off the shoulders: front, back and sleeves drawn into a band, or with a frill over the chest (requirement S1.11). */
export const bardotTop = defineBlock({
  id: 'bardotTop',
  name: 'Off-the-shoulder top',
  knobs: {
    top: { name: 'Upper edge', choices: ['frill', 'band', 'plain'] },
    sleeve: { name: 'Sleeve', choices: ['puff', 'short', 'bishop', 'bell', 'plain'] },
    sleeveLength: topKnobs.sleeveLength,
    depth: {
      name: 'How low the neck lies, as a share of the armhole',
      unit: 'share',
      least: 0.3,
      usual: 0.5,
      most: 0.72,
    },
    length: topKnobs.length,
    ease: { ...topKnobs.ease, usual: 0.06 },
    frill: { name: 'Height of the frill', unit: 'mm', least: 50, usual: 110, most: 180 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease })
    const rise = riseOf(trunk, knobs.depth)
    const lower: Lower = { length: knobs.length * body.waistToCrotch, ease, box: 0.5, hem: 'straight' }
    const corner: Point = [trunk.under[0] - rise[0], trunk.under[1] + rise[1]]
    const face = (of: 'front' | 'back') => {
      const { from, steps } = lowerOf(body, trunk, of, lower)
      const low = corner[1] - (of === 'front' ? 16 : 8) * size
      const neck: Step = {
        id: 'neck',
        to: [0, low],
        handles: [
          [corner[0] * 0.7, corner[1] - 4],
          [corner[0] * 0.4, low],
        ],
        end: 'seam',
        allowance: 7,
      }
      return faceOf({ from, steps: [...steps, slope(trunk.under, corner), neck] }, of)
    }
    const [front, back] = [face('front'), face('back')]
    const share = { puff: 0.34, short: 0.28, bishop: 0.94, bell: 0.9, plain: 0.94 }[knobs.sleeve] * knobs.sleeveLength
    const wide = { puff: 1.12, short: 1, bishop: 1.3, bell: 1.7, plain: 0.72 }[knobs.sleeve]
    const half = Math.max((roundArm(body, ease) * 1.12) / 2, rise[0] + 40 * size)
    const round = sleeveRound(
      half,
      rise,
      Math.max(40, body.armLength * share - (trunk.tip[1] - corner[1])),
      Math.max(half * 2 * wide, body.wrist + 60),
    )
    const sleeve = pieceOfRound(round, { id: 'sleeve', name: 'Sleeve', place: { round: 'arm', turn: -90 }, pair: true })
    const neck = [...rightRun(back, 'neck'), ...edges('sleeve.neck'), ...rightRun(front, 'neck')]
    const shell = {
      pieces: [front, back, sleeve],
      joins: [
        ...seamOf(back, front, 'side'),
        ...bothSides({ first: edges('sleeve.raglanFront'), second: [onRight(front, 'raglan')] }),
        ...bothSides({
          first: edges('sleeve.raglanBack'),
          second: [onRight(back, 'raglan')],
          marks: [[0.5, 'double']],
        }),
        ...bothSides({ first: edges('sleeve.underFront'), second: edges('sleeve.underBack') }),
      ],
    }
    const frill = knobs.top === 'frill'
    const edge = bandOn(
      shell.pieces,
      [...neck, ...onLeft(neck)],
      {
        id: frill ? 'frill' : 'neckBand',
        name: frill ? 'Frill' : 'Neck band',
        height: frill ? (knobs.frill * size) / 2 : (knobs.top === 'band' ? 40 : 14) * size,
        sewn: 'below',
        place: { round: 'trunk', turn: 180 },
        flat: frill,
        at: [0, corner[1]],
      },
      frill ? 1.6 : 0.86,
    )
    const all = together(shell, edge)
    return joined(all.pieces, all.joins)
  },
})
