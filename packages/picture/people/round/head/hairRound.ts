import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { type HeadPose, onHead, seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { type Point, readTable, smooth, type Table } from '@toile/geometry'
import type { HairPhase } from '../../hair/brush.ts'
import type { HairCut } from './hairCut.ts'
import type { Sides } from './sides.ts'

/** Where plaits and bunches are tied, from the middle of a drawn head: behind the ears. */
const root = { across: 0.3, low: 0.72, deep: -0.12, out: 0.02 } as const
/** How far forward what is tied comes as it hangs from behind the ear on to the chest. */
const hangs: Table = [
  [0.72, 0],
  [1.25, 0.17],
  [1.8, 0.2],
]

/** The figure that today's hair art is drawn on: its places go round with the head, and what hangs swings back from where the body goes. */
export function hairFigure(
  { head, block, gesture, swing: lag }: Posed,
  phase: HairPhase,
  { sides, tied, low }: HairCut = { sides: 'grown', tied: false, low: 0 },
): Figure {
  // What hangs behind shows on the side that the face turns from; styles have it on the viewer's right.
  const over = phase === 'behind' && !tied && head.yaw > 0 ? -1 : 1
  const back = -Math.sign(gesture.yaw || 1) * gesture.breeze
  const sine = Math.sin(head.yaw)
  const aside = back + (lag?.hair[0] ?? 0)
  const swing = (y: number) => smooth(0.75, 2.1, y) ** 1.4 * aside
  const place = (x: number, y: number): Point => {
    const hairline = phase === 'front' ? low * smooth(-0.02, 0.14, y) * (1 - smooth(0.28, 0.5, y)) : 0
    const [px, py] = onHead(head, x * over, y + hairline, phase === 'behind' ? 'back' : 'front')
    const far = (x * Math.sign(sine)) / head.size
    const [out, up] = phase === 'front' ? beyondTemple[sides](far, y) : [0, 0]
    const hidden = phase === 'front' ? behindFace(head) * smooth(0.12, 0.28, far) * smooth(0.16, 0.46, y) : 0
    return [px + swing(y) + (out - hidden) * sine, py - Math.abs(swing(y)) * 0.18 - up * Math.abs(sine)]
  }
  // What is tied by the ears hangs as it was plaited: the skull under it does not widen it.
  const from = root.across * head.size
  const hung = (x: number, y: number): Point => {
    if (Math.abs(x) < from * 0.6) return place(x, y)
    const side = Math.sign(x)
    const held = Math.min(y, root.low)
    const [px, py] = seeHead(head, side * (root.across + root.out), held, root.deep)
    const forward = readTable(hangs, y) * sine * head.size
    return [px + forward + swing(y) + x - side * from, py + y - held - Math.abs(swing(y)) * 0.18]
  }
  return {
    ...block,
    view: 'front',
    headYaw: 0,
    headRoll: 0,
    head: phase === 'front' || tied ? hung : place,
    face: place,
  }
}

/** How far the far locks of a profile lie behind its face, in heads. */
const behindFace = ({ yaw }: HeadPose): number => 0.22 * smooth(55 * radians, 85 * radians, Math.abs(yaw))

/** How far the far edge of hair at the temple moves out and up: grown locks go behind the contour of the face, or skin would stand beyond them; the ends of a short cut turn in to the ear behind the cheek; the corners of a clipped one lie close and are hidden by the forehead; the edge of a scarf lies on the cheek. */
const beyondTemple: Record<Sides, (far: number, y: number) => Point> = {
  cropped: (far, y) => {
    const end = smooth(0.2, 0.3, far) * smooth(0.18, 0.44, y)
    const temple = smooth(0.19, 0.29, far) * smooth(0.1, 0.2, y) * (1 - smooth(0.2, 0.36, y))
    return [0.04 * temple - 0.1 * end, 0.24 * end]
  },
  grown: (far, y) => [0.055 * smooth(0.19, 0.29, far) * smooth(0.12, 0.32, y) * (1 - smooth(0.6, 0.9, y)), 0],
  clipped: (far, y) => {
    const corner = smooth(0.22, 0.34, far) * (1 - smooth(0.6, 0.9, y))
    return [-0.06 * corner * smooth(-0.06, 0.2, y), 0.2 * corner * smooth(0.06, 0.32, y)]
  },
  wrapped: (far, y) => [
    -0.06 * Math.exp(-(((far - 0.25) / 0.08) ** 2)) * smooth(0.12, 0.3, y) * (1 - smooth(0.95, 1.1, y)),
    0,
  ],
}
