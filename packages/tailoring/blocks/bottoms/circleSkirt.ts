import type { Point } from '@toile/geometry'
import { defineBlock } from '../block.ts'
import { waistEase } from './fittedHalf.ts'
import type { Run } from './runs.ts'
import { skirtKnobs } from './skirtKnobs.ts'
import { ringOf, skirtOf } from './skirtOf.ts'

const shares = { full: 1, half: 0.5, quarter: 0.25 } as const

/** The half of a ring of a circle about the origin, from the center line (straight down) to the side, in millimetres. */
function sector(inner: number, outer: number, angle: number, opening: number): Run[] {
  const at = (radius: number, turn: number): Point => [radius * Math.sin(turn), -radius * Math.cos(turn)]
  const pull = (4 / 3) * Math.tan(angle / 4)
  const ahead = ([x, y]: Point, by: number): Point => [x - y * by, y + x * by]
  const seam = { end: 'seam', allowance: 15 } as const
  const [top, low] = [at(inner, angle), at(outer, angle)]
  const [center, bottom] = [at(inner, 0), at(outer, 0)]
  return [
    {
      id: 'hem',
      part: 'hem',
      from: bottom,
      handles: [ahead(bottom, pull), ahead(low, -pull)],
      end: 'hem',
      allowance: 15,
    },
    { id: 'side', part: 'side', from: low, ...seam },
    {
      id: 'waist',
      part: 'waist',
      from: top,
      handles: [ahead(top, -pull), ahead(center, pull)],
      end: 'seam',
      allowance: 10,
    },
    { id: 'opening', part: 'opening', from: center, end: 'finished', allowance: 15 },
    { id: 'center', part: 'center', from: [0, -inner - opening], ...seam },
  ]
}

/** A skirt of a whole circle, a half or a quarter of one, whose inner radius follows from the waist. */
export const circleSkirt = defineBlock({
  id: 'circleSkirt',
  name: 'Circle skirt',
  knobs: { ...skirtKnobs, circle: { name: 'Circle', choices: ['full', 'half', 'quarter'] } },
  draft(measures, { length, band, circle }) {
    const turn = 2 * Math.PI * shares[circle]
    const radius = (measures.waist + waistEase) / turn
    const half = sector(radius, radius + length * measures.waistToFloor, turn / 4, measures.waistToHips * 0.9)
    return skirtOf([ringOf(half, half)], { width: band })
  },
})
