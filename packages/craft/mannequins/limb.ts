import {
  add,
  clamp,
  distance,
  mix,
  type Path,
  type Point,
  readTable,
  scale,
  subtract,
  type Table,
  unit,
} from '@toile/geometry'
import type { Limb, Side } from './figure.ts'

/** Root, middle joint and end of an arm or leg, in heads. */
export type Joints = readonly [root: Point, middle: Point, end: Point]

const blend = 0.09

/** Opens the frame of an arm or a leg on its joints and its width profile. */
export function openLimb([root, middle, end]: Joints, profile: Table, side: Side): Limb {
  const bend = foldedAngle(root, middle, end) * side
  const centreAt = (t: number): Point => {
    if (t < 1 - blend) return mix(root, middle, t)
    if (t > 1 + blend) return mix(middle, end, t - 1)
    const from = mix(root, middle, 1 - blend)
    const to = mix(middle, end, blend)
    const k = (t - 1 + blend) / (2 * blend)
    return mix(mix(from, middle, k), mix(middle, to, k), k)
  }
  const at: Limb['at'] = (t) => {
    const direction = unit(subtract(centreAt(t + 0.02), centreAt(t - 0.02)))
    return {
      centre: centreAt(t),
      direction,
      normal: scale([direction[1], -direction[0]], side),
      outer: readTable(profile, t, 1),
      inner: readTable(profile, t, 2),
    }
  }
  return {
    bend,
    at,
    edge(t, u, ease = 0) {
      const { centre, normal, outer, inner } = at(t)
      return add(centre, scale(normal, u * ((u >= 0 ? outer : inner) + ease) * jointShare(bend, t, u)))
    },
  }
}

/** What a bent limb has of its width about its joint on the inner (below 0) or outer side: without the concave side drawing in, the inner edges of sleeve and arm cross themselves. */
export function jointShare(bend: number, t: number, side: number): number {
  const near = Math.exp(-(((t - 1) / 0.16) ** 2))
  const isConcave = side < 0 === bend > 0
  return isConcave ? 1 - Math.min(0.62, Math.abs(bend) * 0.42) * near : 1 + Math.min(0.2, Math.abs(bend) * 0.12) * near
}

/** How far the lower bone is turned from the upper one on the page, in radians, clockwise above 0. */
export function foldedAngle(root: Point, middle: Point, end: Point): number {
  const heading = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])
  const angle = heading(middle, end) - heading(root, middle)
  if (angle > Math.PI) return angle - 2 * Math.PI
  return angle < -Math.PI ? angle + 2 * Math.PI : angle
}

/** The middle joint of two bones between fixed ends, bending outward on its side of the body. */
export function bendBetween(root: Point, end: Point, upper: number, lower: number, side: Side): Point {
  const reach = Math.min(distance(root, end), (upper + lower) * 0.995)
  const heading = unit(subtract(end, root))
  const forward = (reach * reach + upper * upper - lower * lower) / (2 * reach)
  const outward = Math.sqrt(Math.max(0, upper * upper - forward * forward))
  return add(add(root, scale(heading, forward)), scale([heading[1] * side, -heading[0] * side], outward))
}

/** Points down one edge of a limb at the given places. */
export const limbEdge = (limb: Limb, places: readonly number[], u: number, ease = 0): Path =>
  places.map((t) => limb.edge(t, u, ease))

/** Where a limb's centre lies at a height between its joints. */
export function jointsAt([root, middle, end]: Joints, y: number): number {
  return y < middle[1]
    ? mix(root, middle, clamp((y - root[1]) / (middle[1] - root[1])))[0]
    : mix(middle, end, clamp((y - middle[1]) / (end[1] - middle[1])))[0]
}
