import { clamp, lerp, smooth } from '@toile/geometry'
import { radians } from './place.ts'
import type { Section } from './section.ts'

/** Where a place of a shell lies after the turn, in heads from its axis; whether it is on the side that is seen; and how far round the section it lies, in radians from the front. */
export interface TurnedPlace {
  x: number
  z: number
  seen: boolean
  angle: number
}

/** From here on the near side shows what lies between the front and the contour of the back. */
const strip = -62 * radians
/** From how far a turn on it is seen whole. */
const comes = 14 * radians
/** A line this far round runs along the contour. */
const edge = 86 * radians

/** How near to the viewer the contour of a section lies on the side that is turned to: not at all on what is as deep as wide. */
const besideAt = (wide: number, depth: number, yaw: number): number => {
  const [across, deep] = [wide * Math.cos(yaw), depth * Math.sin(yaw)]
  return ((wide * wide - depth * depth) * Math.abs(Math.sin(yaw)) * Math.cos(yaw)) / Math.hypot(across, deep)
}

/** By how much a side that ends at its own edge is drafted wider, so that it lies under the other one there, and how far round each share beyond the edge reaches, in radians. */
const lap = { by: 1.07, round: 8 } as const

/** Carries a place at a share of a shell's half width round with it to where it truly lies: what is turned away comes to the far contour, and beyond its own edge a side goes on a little under the other one. */
export function trulyRound(u: number, { wide, front, back }: Section, yaw: number): TurnedPlace {
  const sign = Math.sign(yaw) || 1
  const wider = clamp(u * sign, -1, 1) * lap.by
  const v = clamp(wider, -1, 1)
  const theta = Math.asin(v) + (wider - v) * lap.round
  const across = wide * Math.cos(yaw)
  const deep = Math.abs(Math.sin(yaw))
  const last = Math.PI / 2 - Math.atan2(front * deep, across)
  const held = Math.min(theta, last)
  const depth = Math.cos(held) < 0 ? back : front
  return {
    x: (Math.sin(held) * across + Math.cos(held) * depth * deep) * sign,
    z: depth * Math.cos(held) * Math.cos(yaw) - wide * Math.sin(held) * deep,
    seen: theta < last - 4 * radians,
    angle: theta * sign,
  }
}

/** Carries a place at a share `u` (-1 to 1) of a shell's half width round with it: the far side runs down the contour and fills rightly, the near side goes on as far as the back's contour, so that the front alone covers the whole silhouette. */
export function roundabout(u: number, { wide, front, back }: Section, yaw: number): TurnedPlace {
  const sign = Math.sign(yaw) || 1
  // Looked at as if the front always turned right.
  const v = clamp(u * sign, -1, 1)
  const across = wide * Math.cos(yaw)
  const deep = Math.abs(Math.sin(yaw))
  const alpha = Math.atan2(front * deep, across)
  const radius = Math.hypot(across, front * deep)
  const theta = Math.asin(v)
  const depthAt = (angle: number) => front * Math.cos(angle) * Math.cos(yaw) - wide * Math.sin(angle) * deep
  if (theta >= strip) {
    const x = radius * Math.sin(Math.min(theta + alpha, Math.PI / 2))
    return {
      x: x * sign,
      z: depthAt(Math.min(theta, Math.PI / 2 - alpha)),
      seen: theta + alpha < edge,
      angle: theta * sign,
    }
  }
  // Linear in the share and not in the angle, which is too steep at the edge and tears.
  const from = Math.sin(strip)
  const k = Math.min(1, ((from - v) / (1 + from)) * 1.06)
  const backward = Math.atan2(back * deep, across)
  const around = lerp(radius * Math.sin(strip + alpha), -Math.hypot(across, back * deep), Math.sin((k * Math.PI) / 2))
  // Seen from the front a shell is as it was drafted; the strip comes into view with the turn.
  const x = lerp(radius * Math.sin(theta + alpha), around, smooth(0, comes, Math.abs(yaw)))
  return {
    x: x * sign,
    z: lerp(depthAt(strip), besideAt(wide, back, yaw), k),
    seen: true,
    angle: lerp(strip, -Math.PI / 2 - backward, k) * sign,
  }
}
