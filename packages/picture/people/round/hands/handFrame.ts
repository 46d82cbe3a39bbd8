import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, type Point, rotate } from '@toile/geometry'
import { kindOf } from './handBones.ts'
import { type HandDoes, handDoes } from './handDoes.ts'

/** A hand's frame on the page: its origin at the wrist, x to the thumb, y along the fingers. */
export interface HandFrame {
  put(point: Point): Point
  size: number
  /** Which edge of the arm the thumb grows on: 1 the outer one. */
  thumbSide: 1 | -1
}

/** How long a hand is against what the build says. */
const long = { woman: 0.76, man: 0.71, child: 0.78 } as const

/** Opens the frame of a hand at the end of its arm; its wrist bends only so far. */
export function handFrame(posed: Posed, index: 0 | 1, does: HandDoes = handDoes(posed, index)): HandFrame {
  const { build, arms } = posed
  const { centre, direction, normal } = arms[index].ruler.limb.at(2)
  const along = bent(direction, does)
  // The back of a right hand that hangs has its thumb on the viewer's right.
  const across: Point = index ? [-along[1], along[0]] : [along[1], -along[0]]
  const size = build.handScale * long[kindOf(build)]
  return {
    size,
    thumbSide: across[0] * normal[0] + across[1] * normal[1] >= 0 ? 1 : -1,
    put: ([x, y]) => [
      centre[0] + (across[0] * x + along[0] * y) * size,
      centre[1] + (across[1] * x + along[1] * y) * size,
    ],
  }
}

function bent(direction: Point, { to, by, most }: HandDoes): Point {
  if (!to) return direction
  const turn = Math.atan2(direction[0] * to[1] - direction[1] * to[0], direction[0] * to[0] + direction[1] * to[1])
  return rotate(direction, clamp(turn * by, -most * radians, most * radians))
}
