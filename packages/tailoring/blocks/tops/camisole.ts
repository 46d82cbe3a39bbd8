import { add, type Point, scale, unit } from '@toile/geometry'
import { defineBlock } from '../block.ts'
import { bothSides, edges, joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round, Step } from '../drafting/round.ts'
import { type Lower, lowerOf } from './lower.ts'
import { onRight } from './part.ts'
import { faceOf, seamOf } from './shell.ts'
import { topKnobs } from './topKnobs.ts'
import { sizeOf, type Trunk, trunkOf } from './trunkOf.ts'

const bound = { end: 'finished', allowance: 6 } as const

/** Half a front or back under straps, its upper edge bound: from the underarm up to the strap, over its width, and down to the middle. */
function half(trunk: Trunk, lower: ReturnType<typeof lowerOf>, { strap, width, low, bend }: Upper): Round {
  const { under } = trunk
  const inner: Point = [strap[0] - width, strap[1]]
  const upper: Step[] = [
    {
      id: 'top',
      to: strap,
      handles: [
        [under[0] - (under[0] - strap[0]) * 0.5, under[1] + 2],
        add(strap, [4 + (under[0] - strap[0]) * 0.12, (under[1] - strap[1]) * 0.55]),
      ],
      end: 'finished',
      allowance: 6,
    },
    { id: 'strap', to: inner, end: 'seam', allowance: 6 },
    {
      id: 'topMiddle',
      to: [0, low],
      handles: [add(inner, scale(unit([-1, bend - 1]), inner[0] * 0.42)), [inner[0] * (0.2 + 0.3 * bend), low]],
      ...bound,
    },
  ]
  return { from: lower.from, steps: [...lower.steps, ...upper] }
}

/** Where the upper edge of a half meets its strap, how wide that is, how low the middle lies, and how much the edge between is bent: 0 is straight. */
interface Upper {
  strap: Point
  width: number
  low: number
  bend: number
}

/** A camisole: front and back bound above and held by straps over the shoulders (requirement S1.11). */
export const camisole = defineBlock({
  id: 'camisole',
  name: 'Camisole',
  knobs: {
    depth: {
      name: 'Depth of the neck as a share of the way from neck to waist',
      unit: 'share',
      least: 0.36,
      usual: 0.46,
      most: 0.56,
    },
    edge: { name: 'Upper edge', choices: ['plain', 'straight'] },
    strap: { name: 'Width of the straps', unit: 'mm', least: 6, usual: 10, most: 30 },
    length: topKnobs.length,
    ease: { ...topKnobs.ease, least: -0.02, usual: 0.04 },
    flare: { name: 'Flare at each side', unit: 'mm', least: 0, usual: 12, most: 70 },
    hem: { name: 'Hem', choices: ['straight', 'curved', 'pointed', 'hiLo'] },
    slits: topKnobs.slits,
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease, deeper: -16 * size })
    const cut: Lower = {
      length: knobs.length * body.waistToCrotch,
      ease,
      box: 0.5,
      flare: knobs.flare * size,
      hem: knobs.hem,
      slit: knobs.slits * size,
    }
    const low = Math.max(trunk.neck[1] * (1 - knobs.depth), trunk.under[1] - 30 * size)
    const top = Math.max(low + 44 * size, trunk.under[1] + 34 * size)
    const straight = knobs.edge === 'straight'
    const x = body.bustSpan / 2 + knobs.strap / 2
    const uppers = {
      front: { strap: [x, straight ? low + 14 : top], width: knobs.strap, low, bend: straight ? 1 : 0.1 },
      back: { strap: [x * 0.92, trunk.under[1] + 3], width: knobs.strap, low: trunk.under[1] - 4, bend: 1 },
    } as const
    const face = (of: 'front' | 'back') => faceOf(half(trunk, lowerOf(body, trunk, of, cut), uppers[of]), of)
    const [front, back] = [face('front'), face('back')]
    const long = (trunk.neck[1] - uppers.front.strap[1] + trunk.neck[1] - uppers.back.strap[1]) * 0.94
    const strap = pieceOfRound(
      {
        from: [0, 0],
        steps: [
          { id: 'frontEnd', to: [knobs.strap, 0], end: 'seam' },
          { id: 'right', to: [knobs.strap, long], end: 'finished', allowance: 6 },
          { id: 'backEnd', to: [0, long], end: 'seam' },
          { id: 'left', to: [0, 0], end: 'finished', allowance: 6 },
        ],
      },
      { id: 'strap', name: 'Strap', place: { round: 'trunk', turn: 0 }, pair: true },
    )
    return joined(
      [front, back, strap],
      [
        ...seamOf(back, front, 'side'),
        ...bothSides({ first: edges('strap.frontEnd'), second: [onRight(front, 'strap')], marks: [] }),
        ...bothSides({ first: edges('strap.backEnd'), second: [onRight(back, 'strap')], marks: [] }),
      ],
    )
  },
})
