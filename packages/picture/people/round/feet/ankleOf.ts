import { distance, hullOf, lerp, type Path, type Point, readTable, type Table } from '@toile/geometry'
import type { LegContour } from '../legContour.ts'
import type { FootSpace } from './openFoot.ts'

/** Level rings of an ankle from the leg down into the foot: how far down they lie from the first, their middle and half length down the foot, how far their half width has gone over from the leg's to the foot's; the bones stand out at the middle. */
const rows: Table = [
  [0, -0.03, 0.1, 0],
  [0.05, -0.031, 0.118, 0.16],
  [0.095, -0.025, 0.148, 0.7],
  [0.13, -0.014, 0.176, 0.8],
  [0.17, 0, 0.204, 0.86],
  [0.235, 0.04, 0.256, 1.06],
]
/** How high the first lies over the sole. */
const highest = 0.42
const levels = Array.from({ length: 12 }, (_, i) => (0.235 * i) / 11)
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
  const lean = (outer[0] + inner[0]) / 2 - put(rows[0][1], highest, 0)[0]
  const rings = levels.map((down) => {
    const [middle, long, share] = [1, 2, 3].map((column) => readTable(rows, down, column))
    const up = highest - down
    const half = lerp(legHalf, Math.max(footHalf, legHalf * 0.9), share)
    const aside = lean * Math.max(0, 1 - share * 1.4)
    return round.map((angle): Point => {
      const [x, y] = put(middle + Math.cos(angle) * (Math.max(long, half) + off), up, Math.sin(angle) * (half + off))
      return [x + aside, y]
    })
  })
  const above = [edge(from, 1), edge(from, -1)]
  const below = [edge(measured, 1), edge(measured, -1)]
  const chain = [[...above, ...below], ...rings]
  return chain.slice(1).map((ring, i) => hullOf([...chain[i], ...ring]))
}
