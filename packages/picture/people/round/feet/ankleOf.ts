import type { Ruler } from '@toile/fashion/mannequins/round/ruler.ts'
import { hullOf, distance, lerp, type Path, type Point } from '@toile/geometry'
import type { FootSpace } from './openFoot.ts'

/** Level rings of an ankle from the leg down into the foot: how high they lie over the sole, their middle and half length down the foot, their half width; the first is as wide as the leg. */
const rings = [
  [0.41, -0.03, 0.1, 0],
  [0.35, -0.03, 0.136, 0.35],
  [0.29, -0.018, 0.178, 0.7],
  [0.235, 0.004, 0.212, 1],
  [0.185, 0.04, 0.256, 1.06],
] as const
/** The half width of a foot under its ankle. */
const footHalf = 0.096
/** Where the leg goes over into the ankle, and where it is wide as measured. */
const [from, measured] = [1.86, 1.9]

const round = Array.from({ length: 14 }, (_, i) => (i / 14) * 2 * Math.PI)

/** The ankle between foot and leg, standing off them by a distance, as outlines of neighbouring rings: above it stays with the leg, below it turns with the foot, and hollows where they meet. `edge` is what it comes out of, the leg itself or a shaft round it. */
export function ankleOf(
  { put, size }: FootSpace,
  { limb }: Ruler,
  grow: number,
  edge: (t: number, u: 1 | -1) => Point = (t, u) => limb.edge(t, u, grow),
): Path[] {
  const legHalf = distance(limb.edge(measured, 1), limb.edge(measured, -1)) / 2 / size
  const off = grow / size
  const level = rings.map(([up, middle, long, share]) => {
    const half = lerp(legHalf, Math.max(footHalf, legHalf * 0.9), share)
    return round.map((angle) =>
      put(middle + Math.cos(angle) * (Math.max(long, half) + off), up, Math.sin(angle) * (half + off)),
    )
  })
  const top = [edge(from, 1), edge(from, -1)]
  const below = [edge(measured, 1), edge(measured, -1)]
  const chain = [[...top, ...below], ...level]
  return chain.slice(1).map((ring, i) => hullOf([...chain[i], ...ring]))
}
