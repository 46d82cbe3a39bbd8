import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import type { Point } from '@toile/geometry'
import { smooth } from '@toile/geometry'
import type { TurnedHead } from './openTurnedHead.ts'

/** How much a cheek narrows below its bone, towards the mouth, when it is seen from the other side. */
const narrowing = { woman: 0.27, man: 0.24, child: 0.15 } as const
/** How far the brow and the cheekbone stand out of that edge and the socket sinks into it, in heads. */
const relief = {
  woman: { brow: 0.006, socket: 0.017, bone: 0.006 },
  man: { brow: 0.014, socket: 0.018, bone: 0.006 },
  child: { brow: 0.004, socket: 0.016, bone: 0.012 },
} as const
const steps = 26

/** The edge of the far cheek at a height: of a section's places the one that stands furthest out. */
export function farContour(head: TurnedHead, y: number): Point {
  const { face, far, depth, see, pose, profile } = head
  const lean = Math.min(1, Math.abs(Math.sin(pose.yaw)) * 1.9)
  const drawnIn = narrowing[face.kind] * lean * smooth(0.64, 0.86, y) * (1 - 0.6 * smooth(0.86, 0.96, y))
  const half = profile.half(y) * (1 - drawnIn)
  // In a strong turn the skin itself tells them.
  const out = lean * reliefAt(face, y) * (1 - 0.6 * smooth(0.45, 0.75, Math.abs(Math.sin(pose.yaw))))
  let edge = see(0, y, depth(0, y))
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i <= steps; i++) {
    const x = far * half * Math.sin((Math.PI / 2) * (i / steps))
    const z = depth(x, y)
    const across = (x * Math.cos(pose.yaw) + z * Math.sin(pose.yaw)) * far
    if (across > most)
      [edge, most] = [see(x + far * out * Math.cos(pose.yaw), y, z + far * out * Math.sin(pose.yaw)), across]
  }
  return edge
}

/** How far the edge stands out at a height. */
function reliefAt({ kind, eye, bones }: Face, y: number): number {
  const { brow, socket, bone } = relief[kind]
  const hill = (at: number, high: number) => Math.exp(-(((y - at) / high) ** 2))
  return (
    brow * hill(eye.y - 0.1, 0.045) -
    socket * hill(eye.y - 0.012, 0.045) +
    bone * (0.7 + bones) * hill(eye.y + 0.12, 0.055)
  )
}
