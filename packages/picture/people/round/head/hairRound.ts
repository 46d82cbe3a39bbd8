import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { onHead } from '@toile/fashion/mannequins/round/headPose.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { type Point, smooth } from '@toile/geometry'
import type { HairPhase } from '../../hair/brush.ts'
import type { Sides } from './sidesOf.ts'

/** Where plaits and bunches are tied, from the middle of a drawn head. */
const root = 0.3

/** The figure that today's hair art is drawn on: its places go round with the head, and what hangs swings back from where the body goes. */
export function hairFigure({ head, block, gesture }: Posed, phase: HairPhase, sides: Sides = 'grown'): Figure {
  // What hangs behind shows on the side that the face turns from; styles have it on the viewer's right.
  const over = phase === 'behind' && head.yaw > 0 ? -1 : 1
  const back = -Math.sign(gesture.yaw || 1) * gesture.breeze
  const sine = Math.sin(head.yaw)
  const place = (x: number, y: number): Point => {
    const [px, py] = onHead(head, x * over, y)
    const swing = smooth(0.75, 2.1, y) ** 1.4 * back
    const out = phase === 'front' && sides === 'grown' ? beyondTemple((x * Math.sign(sine)) / head.size, y) * sine : 0
    return [px + swing + out, py - Math.abs(swing) * 0.18]
  }
  // What is tied by the ears hangs as it was plaited: the skull under it does not widen it.
  const tied = root * head.size
  const hung = (x: number, y: number): Point => {
    if (Math.abs(x) < tied * 0.6) return place(x, y)
    const [px, py] = place(Math.sign(x) * tied, y)
    return [px + x - Math.sign(x) * tied, py]
  }
  return { ...block, headYaw: 0, headRoll: 0, head: phase === 'front' ? hung : place, face: place }
}

/** The far lock by the temple goes behind the contour of the face, or skin would stand beyond it. */
const beyondTemple = (far: number, y: number): number =>
  0.055 * smooth(0.19, 0.29, far) * smooth(0.12, 0.32, y) * (1 - smooth(0.6, 0.9, y))
