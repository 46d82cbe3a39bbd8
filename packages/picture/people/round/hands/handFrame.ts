import type { HandGesture } from '@toile/fashion/mannequins/round/gesture.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { clamp, mix, type Point, scale, unit } from '@toile/geometry'

/** A hand's frame on the page: its origin at the wrist, x to the thumb, y along the fingers. */
export interface HandFrame {
  put(point: Point): Point
  size: number
  /** Which edge of the arm the thumb grows on: 1 the outer one. */
  thumbSide: 1 | -1
}

/** How far a hand turns from the line of its arm, and where to; `side` is outward on the page. */
const ways: Partial<Record<HandGesture, { to: (side: number) => Point; by: number }>> = {
  relaxed: { to: (side) => [side * -0.04, 1], by: 0.5 },
  pocket: { to: (side) => [side * -0.1, 1], by: 0.8 },
  hip: { to: (side) => [side * -0.6, 0.8], by: 0.85 },
}
/** How much of its length is seen of a hand that goes round the side of the body. */
const seen: Partial<Record<HandGesture, number>> = { hip: 0.82 }

/** Opens the frame of a hand at the end of its arm. */
export function handFrame(posed: Posed, index: 0 | 1): HandFrame {
  const { build, gesture, arms } = posed
  const name = gesture.hands[index]
  const side = index ? 1 : -1
  const { centre, direction, normal } = arms[index].ruler.limb.at(2)
  const way = ways[name]
  // A raised arm's hand goes on along it: gravity draws only on one that hangs.
  const hangs = name === 'relaxed' ? clamp(direction[1] * 1.6) : 1
  const along = way ? unit(mix(direction, way.to(side), way.by * hangs)) : direction
  const across = thumbward(name, along, side, gesture.yaw >= 0 ? 1 : -1)
  const size = build.handScale * (build.gender === 'male' ? 0.76 : 0.8)
  const long = size * (seen[name] ?? 1)
  const broad = build.ageGroup === 'child' ? 1.14 : build.gender === 'male' ? 1.08 : 1
  return {
    size,
    thumbSide: across[0] * normal[0] + across[1] * normal[1] >= 0 ? 1 : -1,
    put: ([x, y]) => [
      centre[0] + across[0] * x * broad * size + along[0] * y * long,
      centre[1] + across[1] * x * broad * size + along[1] * y * long,
    ],
  }
}

/** Which way the thumb points: where the body faces on a hanging hand, backward on a hip, up on a raised hand. */
function thumbward(name: HandGesture, along: Point, side: number, facing: 1 | -1): Point {
  const across: Point = [-along[1], along[0]]
  const raised = name === 'collar' || name === 'clutch' || name === 'strap' || (name === 'flat' && along[1] < 0.7)
  const wanted = raised ? -across[1] : across[0] * (name === 'hip' ? side : facing)
  return wanted < 0 ? scale(across, -1) : across
}
