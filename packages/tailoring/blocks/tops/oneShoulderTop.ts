import { flipped } from '../../pattern/mirroredPiece.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { edges, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { mirrored, type Round, type Step } from '../drafting/round.ts'
import { type Lower, lowerOf } from './lower.ts'
import { neckline } from './necklines.ts'
import { topKnobs } from './topKnobs.ts'
import { armhole, sizeOf, type Trunk, trunkOf } from './trunkOf.ts'

const bound = { end: 'finished', allowance: 6 } as const

const named = (steps: readonly Step[], side: string): Step[] =>
  steps.map((step) => ({ ...step, id: `${step.id}${side}` }))

/** A whole front or back as it is seen, its covered shoulder at x > 0: the upper edge runs from there under the other arm. */
function whole(trunk: Trunk, lower: ReturnType<typeof lowerOf>, face: 'front' | 'back', low: number): Round {
  const { neck, under, inward } = trunk
  const [near, far] = face === 'front' ? ['Left', 'Right'] : ['Right', 'Left']
  const bare = mirrored({ from: lower.from, steps: lower.steps })
  const rise = neck[1] - under[1]
  const upper: Step[] = [
    { ...armhole(trunk, face), id: 'arm', ...bound },
    { id: 'shoulder', to: neck, end: 'seam' },
    {
      id: 'neck',
      to: flipped(under),
      handles: [
        [neck[0] + inward[0] * rise * 0.3, neck[1] + inward[1] * rise * 0.3],
        [-under[0] * 0.3, under[1] + low],
      ],
      ...bound,
    },
  ]
  return { from: lower.from, steps: [...named(lower.steps, near), ...upper, ...named(bare.steps, far)] }
}

/** A top over one shoulder, the left one of the wearer, and under the other arm (requirement S1.11). */
export const oneShoulderTop = defineBlock({
  id: 'oneShoulderTop',
  name: 'One-shoulder top',
  knobs: {
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: -0.03, usual: 0.03 },
    waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.7, most: 1 },
    strap: { name: 'Width of the shoulder', unit: 'mm', least: 24, usual: 60, most: 90 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'hiLo'] },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const base = trunkOf(body, { ease, shoulder: -8 * size, deeper: -10 * size })
    const { trunk: set } = neckline(base, 'crew')
    const width = Math.min(knobs.strap * size, Math.hypot(base.tip[0] - set.neck[0], base.tip[1] - set.neck[1]) - 4)
    const trunk = { ...set, neck: [set.tip[0] - set.slope[0] * width, set.tip[1] - set.slope[1] * width] as const }
    const cut: Lower = { length: knobs.length * body.waistToCrotch, ease, box: 1 - knobs.waist, hem: knobs.hem }
    const piece = (face: 'front' | 'back', name: string): Piece => {
      const round = whole(trunk, lowerOf(body, trunk, face, cut), face, face === 'front' ? 26 * size : 14 * size)
      // Seen from behind the left shoulder lies at x < 0.
      const seen = face === 'front' ? round : renamed(mirrored(round))
      return pieceOfRound(seen, { id: face, name, place: { round: 'trunk', turn: face === 'front' ? 0 : 180 } })
    }
    const [front, back] = [piece('front', 'Front'), piece('back', 'Back')]
    return joined(
      [front, back],
      [
        { first: edges('back.sideRight'), second: edges('front.sideRight') },
        { first: edges('front.sideLeft'), second: edges('back.sideLeft') },
        { first: edges('front.shoulder'), second: edges('back.shoulder') },
      ],
    )
  },
})

/** A mirrored piece bears its sides the other way about. */
const renamed = ({ from, steps }: Round): Round => ({
  from,
  steps: steps.map((step) => ({
    ...step,
    id: step.id.endsWith('Left') ? step.id.replace(/Left$/, 'Right') : step.id.replace(/Right$/, 'Left'),
  })),
})
