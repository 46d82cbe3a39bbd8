import type { Point } from '@toile/geometry'
import { lerp, smooth } from '@toile/geometry'
import type { TurnedHead } from './openTurnedHead.ts'

/** How much further forward the edge of a near cheek comes in a strong turn, or it would be too large. */
const comesForward = 0.09

/** Where the near cheek ends before the ear, in the head's own space: its half width and depth at a height. */
export function nearEdge({ profile, turned, aside }: TurnedHead, y: number): readonly [half: number, depth: number] {
  const forward = comesForward * turned ** 2 * smooth(0.1, 0.45, y) * (1 - smooth(0.82, 0.98, y))
  const depth = profile.jaw(y) + forward
  return [profile.half(y) * (1 - 0.03 * turned ** 2), aside ? lerp(depth, profile.jawAside(y), aside) : depth]
}

/** The edge of the near cheek at a height: the line of the jaw up to the ear. */
export function nearContour(head: TurnedHead, y: number): Point {
  const [half, depth] = nearEdge(head, y)
  return head.see(-head.far * half, y, depth)
}
