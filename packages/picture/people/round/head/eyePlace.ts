import { type Path, type Point, spline } from '@toile/geometry'
import { farContour } from './farContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import type { HeadSide } from './openTurnedHead.ts'

/** An eye on its ball: lids as curves, and a way to place points, by share of half its width (1 = outer corner) and height below its middle. */
export interface EyePlace {
  side: HeadSide
  at(u: number, v: number): Point
  upper: Path
  lower: Path
  /** How high the lid stands, and how low the lower one. */
  up: number
  low: number
}

/** How much larger eyes are than the face's row says: drawn as they are, a face looks empty. */
export const eyeGrowth = { woman: 1.42, child: 1.68, man: 1.36 } as const
/** Skin that is seen beyond the outer corner of the far eye. */
const beyond = 0.016

/** Places one eye of a turned face; the far one keeps within the head's contour. */
export function placeEye({ head, mood }: Pick<RoundFeatures, 'head' | 'mood'>, side: HeadSide): EyePlace {
  const { face, depth, see } = head
  const { x, y, w, h, tilt, lid } = face.eye
  const growth = eyeGrowth[face.kind]
  const wide = w * (1 + (growth - 1) * 0.85)
  // Eyes grow outward: one eye's width must stay free between them.
  const middle = x + (wide - w) * (face.kind === 'child' ? 0.3 : 0.42)
  const ball = depth(x, y) + 0.012
  const placed = (u: number, v: number): Point =>
    see(side * (middle + u * wide), y + v * growth - u * tilt * 1.25, ball - 0.034 * u * u)
  const room = roomFor(head, side, placed)
  const at = (u: number, v: number) => placed((u + 1) * room - 1, v)
  const up = h * mood.lids
  const low = h * (1 - mood.lower * 0.55)
  const [early, late] = lid === 'mono' ? [0.88, 1.02] : lid === 'hood' ? [1.02, 0.9] : [1.02, 1.04]
  const fall = lid === 'hood' ? 0.52 : 0.68
  const upper = [
    at(-1, 0.007),
    at(-0.72, -up * 0.56),
    at(-0.25, -up * early),
    at(0.2, -up * late),
    at(0.66, -up * fall),
    at(1, -0.005),
  ]
  const lower = [
    at(1, -0.005),
    at(0.6, low * 0.42),
    at(0.1, low * 0.56),
    at(-0.45, low * 0.45),
    at(-0.82, 0.011),
    at(-1, 0.007),
  ]
  return { side, at, upper: spline(upper, false, 6), lower: spline(lower, false, 6), up, low }
}

/** How much of its width an eye finds before the far contour. */
function roomFor(head: RoundFeatures['head'], side: HeadSide, placed: (u: number, v: number) => Point): number {
  if (side !== head.far) return 1
  const { y, h } = head.face.eye
  // The contour sinks in beside the eye: the narrowest place of its height counts.
  const edge = Math.min(...[-1.4, 0, 1].map((by) => farContour(head, y + by * h)[0] * side)) - beyond
  const inner = placed(-1, 0)[0] * side
  const reach = (u: number) => placed(u, 0)[0] * side
  let room = 1
  while (room > 0.4 && inner < edge && Math.max(reach(2 * room - 1), reach(room - 1)) > edge) room -= 0.03
  return room
}
