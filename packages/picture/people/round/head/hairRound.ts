import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { onHead } from '@toile/fashion/mannequins/round/headPose.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { type Point, smooth } from '@toile/geometry'

/** Knots and buns only ask on which side they are seen: the places themselves are turned already. */
const trace = 0.001

/** The figure that today's hair art is drawn on: its places go round with the head, and what hangs swings back from where the body goes. */
export function hairFigure({ head, block, gesture }: Posed): Figure {
  const back = -Math.sign(gesture.yaw || 1) * gesture.breeze
  const place = (x: number, y: number): Point => {
    const [px, py] = onHead(head, x, y)
    const swing = smooth(0.75, 2.1, y) ** 1.4 * back
    return [px + swing, py - Math.abs(swing) * 0.18]
  }
  return { ...block, headYaw: trace * Math.sign(head.yaw), headRoll: 0, head: place, face: place }
}
