import type { Point } from '@toile/geometry'
import { smooth } from '@toile/geometry'
import type { TurnedHead } from './skin.ts'

/** How much a cheek narrows below its bone, towards the mouth, when it is seen from the other side. */
const narrowing = { woman: 0.24, man: 0.15, child: 0.13 } as const
const steps = 26

/** The edge of the far cheek at a height: of a section's places the one that stands furthest out. */
export function farContour(head: TurnedHead, y: number): Point {
  const { face, far, depth, see, pose, profile } = head
  const lean = Math.min(1, Math.abs(Math.sin(pose.yaw)) * 1.9)
  const drawnIn = narrowing[face.kind] * lean * smooth(0.64, 0.86, y) * (1 - 0.6 * smooth(0.86, 0.96, y))
  const half = profile.half(y) * (1 - drawnIn)
  let edge = see(0, y, depth(0, y))
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i <= steps; i++) {
    const x = far * half * Math.sin((Math.PI / 2) * (i / steps))
    const z = depth(x, y)
    const across = (x * Math.cos(pose.yaw) + z * Math.sin(pose.yaw)) * far
    if (across > most) [edge, most] = [see(x, y, z), across]
  }
  return edge
}
