import type { Measures } from '../bodies/measures.ts'
import type { Build } from './build.ts'
import type { Fit } from './fit.ts'
import type { Levels, Limb, Spot } from './form.ts'
import { armRings, legRings } from './limbRings.ts'
import { loftOf } from './loft.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { egg, rod, smoothNearer, type Solid } from './solid.ts'
import { trunkRings } from './trunkRings.ts'

/** A body as distances to its surface: without arms, and whole. */
export interface Body {
  skeleton: Skeleton
  levels: Levels
  arms: { left: Limb; right: Limb }
  legs: { left: Limb; right: Limb }
  /** Whether breasts stand out of the chest. */
  breasts: boolean
  armless: Solid
  whole: Solid
}

/** The body of a build and measures, with its arms so many degrees off the trunk. */
export function bodyOf(measures: Measures, build: Build, arms: number, fit: Fit): Body {
  const skeleton = skeletonOf(measures, build, arms, fit.nape)
  const { scale, levels } = skeleton
  const trunk = loftOf(trunkRings(measures, build, skeleton, fit))
  const leg = loftOf(legRings(measures, skeleton, fit)).distance
  const foot = footOf(skeleton)
  const arm = armOf(measures, skeleton, fit)
  const head = headOf(measures, skeleton, fit)
  const seat = egg(
    [62 * scale, levels.crotch + (levels.hips - levels.crotch) * 0.7, -62 * scale],
    [78 * scale, 84 * scale, 58 * scale * build.seat],
  )
  const breast = breastOf(measures, trunk.ringAt(levels.bust).front + trunk.ringAt(levels.bust).middle, skeleton, fit)
  const hipTop = levels.hips + 60 * scale
  const armless: Solid = (x, y, z) => {
    const side = Math.abs(x)
    let near = trunk.distance(side, y, z)
    if (y < hipTop) {
      near = smoothNearer(near, leg(side, y, z), 36 * scale)
      if (y < levels.knee * 0.6) return smoothNearer(near, foot(side, y, z), 24 * scale)
    }
    if (y < levels.waist) return smoothNearer(near, seat(side, y, z), 30 * scale)
    if (y > levels.shoulder - 60 * scale) return smoothNearer(near, head(side, y, z), 22 * scale)
    return breast ? smoothNearer(near, breast(side, y, z), 26 * scale) : near
  }
  const joint = 34 * scale
  const whole: Solid = (x, y, z) => smoothNearer(armless(x, y, z), arm(Math.abs(x), y, z), joint)
  const radius = (girth: number) => girth / (2 * Math.PI)
  const { shoulder, wrist, hip, ankle } = skeleton
  return {
    skeleton,
    levels,
    arms: pair({
      from: shoulder,
      to: wrist,
      startRadius: radius(measures.upperArm),
      endRadius: radius(measures.wrist),
    }),
    legs: pair({ from: hip, to: ankle, startRadius: radius(measures.thigh), endRadius: radius(measures.ankle) }),
    breasts: breast !== null,
    armless,
    whole,
  }
}

function pair(left: Limb): { left: Limb; right: Limb } {
  const mirrored = ([x, y, z]: Spot): Spot => [-x, y, z]
  return { left, right: { ...left, from: mirrored(left.from), to: mirrored(left.to) } }
}

function armOf(measures: Measures, skeleton: Skeleton, fit: Fit): Solid {
  const { scale, shoulder, arm } = skeleton
  const loft = loftOf(armRings(measures, skeleton, fit)).distance
  const across = 1 / Math.hypot(arm[0], arm[1])
  const out: Spot = [-arm[1] * across, arm[0] * across, 0]
  const ahead: Spot = [-arm[0] * arm[2] * across, -arm[1] * arm[2] * across, 1 / across]
  const reach =
    (skeleton.wrist[0] - shoulder[0]) * arm[0] +
    (skeleton.wrist[1] - shoulder[1]) * arm[1] +
    (skeleton.wrist[2] - shoulder[2]) * arm[2]
  const thumb = rod(
    [-2 * scale, reach + 20 * scale, 20 * scale],
    13 * scale,
    [-8 * scale, reach + 88 * scale, 50 * scale],
    9 * scale,
  )
  return (x, y, z) => {
    const [dx, dy, dz] = [x - shoulder[0], y - shoulder[1], z - shoulder[2]]
    const along = dx * arm[0] + dy * arm[1] + dz * arm[2]
    const side = dx * out[0] + dy * out[1]
    const front = dx * ahead[0] + dy * ahead[1] + dz * ahead[2]
    const near = loft(side, along, front)
    return along > reach ? smoothNearer(near, thumb(side, along, front), 12 * scale) : near
  }
}

function headOf(measures: Measures, { scale, chin }: Skeleton, fit: Fit): Solid {
  const tall = measures.height - chin
  const size = (measures.head / (2 * Math.PI)) * fit.head
  const skull = egg([0, measures.height - tall * 0.4, 0], [size * 0.86, tall * 0.4, size * 1.1])
  const face = egg([0, chin + tall * 0.36, 44 * scale], [size * 0.66, tall * 0.36, size * 0.6])
  return (x, y, z) => smoothNearer(skull(x, y, z), face(x, y, z), 30 * scale)
}

function footOf({ scale, ankle }: Skeleton): Solid {
  const ring = (y: number, halfWidth: number, tall: number) => ({
    y: y * scale,
    halfWidth: halfWidth * scale,
    front: (tall / 2) * scale,
    back: (tall / 2) * scale,
    middle: (tall / 2) * scale,
    aside: ankle[0],
    power: 2.4,
  })
  const loft = loftOf([
    ring(-78, 14, 26),
    ring(-66, 28, 52),
    ring(-30, 33, 70),
    ring(30, 34, 74),
    ring(80, 42, 50),
    ring(120, 46, 34),
    ring(150, 38, 26),
    ring(166, 20, 18),
  ]).distance
  return (x, y, z) => Math.max(loft(x, z, y), -y)
}

function breastOf(
  { bust, underbust, bustSpan }: Measures,
  chest: number,
  { scale, levels }: Skeleton,
  fit: Fit,
): Solid | null {
  if (bust < underbust * 1.08) return null
  const size = bustSpan * 0.36
  const depth = size * 0.9 * fit.breast
  return egg([bustSpan * 0.46, levels.bust + 4 * scale, chest - depth * 0.45], [size, size * 1.05, depth])
}
