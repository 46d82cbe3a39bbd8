import { distance, hullOf, lerp, type Path, type Point } from '@toile/geometry'
import type { LegContour } from '../legContour.ts'
import type { FootSpace } from './openFoot.ts'

/** Level rings of an ankle from the leg down into the foot: how high they lie over the sole, their middle and half length down the foot, how far their half width has gone over from the leg's to the foot's; the bones stand out at the third. */
const rings = [
  [0.42, -0.03, 0.1, 0],
  [0.37, -0.03, 0.128, 0.3],
  [0.325, -0.022, 0.158, 0.92],
  [0.28, -0.008, 0.19, 0.8],
  [0.235, 0.006, 0.214, 0.96],
  [0.185, 0.04, 0.256, 1.06],
] as const
/** The half width of a foot under its ankle. */
const footHalf = 0.094
/** Where the leg goes over into the ankle, where it is wide as measured, and where the first ring lies along it. */
const [from, measured, top] = [1.86, 1.9, 1.95]

const round = Array.from({ length: 14 }, (_, i) => (i / 14) * 2 * Math.PI)

/** The ankle between foot and leg, standing off them by a distance, as outlines of neighbouring rings: above it stays with the leg, below it turns with the foot, and hollows where they meet. `edge` is what it comes out of, the leg itself or a shaft round it. */
export function ankleOf(
  { put, size }: FootSpace,
  leg: LegContour,
  grow: number,
  edge: (t: number, u: 1 | -1) => Point = (t, u) => leg.edge(t, u, grow),
): Path[] {
  const legHalf = distance(leg.edge(measured, 1), leg.edge(measured, -1)) / 2 / size
  const off = grow / size
  const [outer, inner] = [leg.edge(top, 1), leg.edge(top, -1)]
  const lean = (outer[0] + inner[0]) / 2 - put(rings[0][1], rings[0][0], 0)[0]
  const level = rings.map(([up, middle, long, share]) => {
    const half = lerp(legHalf, Math.max(footHalf, legHalf * 0.9), share)
    const aside = lean * Math.max(0, 1 - share * 1.4)
    return round.map((angle): Point => {
      const [x, y] = put(middle + Math.cos(angle) * (Math.max(long, half) + off), up, Math.sin(angle) * (half + off))
      return [x + aside, y]
    })
  })
  const above = [edge(from, 1), edge(from, -1)]
  const below = [edge(measured, 1), edge(measured, -1)]
  const chain = [[...above, ...below], ...level]
  return chain.slice(1).map((ring, i) => hullOf([...chain[i], ...ring]))
}
