import type { Measures } from '../bodies/measures.ts'
import type { Build } from './build.ts'
import type { Fit } from './fit.ts'
import type { Levels, Limb, Spot } from './form.ts'
import { armOf } from './parts/arm.ts'
import { breastOf } from './parts/breast.ts'
import { headOf } from './parts/head.ts'
import { legOf } from './parts/leg.ts'
import { trunkOf } from './parts/trunk.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { rod, smoothNearer, type Solid } from './solid.ts'

/** A body as distances to its surface: without arms, without its head, and whole. */
export interface Body {
  skeleton: Skeleton
  levels: Levels
  arms: { left: Limb; right: Limb }
  legs: { left: Limb; right: Limb }
  /** Whether breasts stand out of the chest. */
  breasts: boolean
  armless: Solid
  headless: Solid
  whole: Solid
}

/** The body of a build and measures, with its arms so many degrees off the trunk. */
export function bodyOf(measures: Measures, build: Build, arms: number, fit: Fit): Body {
  const skeleton = skeletonOf(measures, build, arms, fit)
  const { scale, levels, shoulder, wrist, hip, ankle } = skeleton
  const trunk = trunkOf(measures, build, skeleton, fit)
  const leg = legOf(measures, build, skeleton, fit)
  const arm = armOf(measures, build, skeleton, fit)
  const head = headOf(measures, build, skeleton, fit)
  const breast = breastOf(measures, skeleton, trunk.loft, fit)
  const legTop = levels.hips + 170 * scale
  const headFrom = levels.shoulder - 80 * scale
  const headless: Solid = (x, y, z) => {
    const side = Math.abs(x)
    if (y < legTop) return smoothNearer(trunk.solid(side, y, z), leg(side, y, z), 46 * scale)
    const near = trunk.solid(side, y, z)
    if (y > headFrom) return near
    return breast ? smoothNearer(near, breast(side, y, z), 30 * scale) : near
  }
  const armless: Solid = (x, y, z) =>
    y > headFrom ? smoothNearer(headless(x, y, z), head(Math.abs(x), y, z), 22 * scale) : headless(x, y, z)
  const round = 42 * scale
  const thick = Math.max(measures.upperArm * 0.2, 80 * scale)
  const tip: Spot = [
    shoulder[0] + skeleton.arm[0] * skeleton.reach * 1.4,
    shoulder[1] + skeleton.arm[1] * skeleton.reach * 1.4,
    shoulder[2] + skeleton.arm[2] * skeleton.reach * 1.4,
  ]
  const aroundArm = rod(shoulder, thick, tip, thick)
  const withArms =
    (solid: Solid): Solid =>
    (x, y, z) => {
      const near = solid(x, y, z)
      const side = Math.abs(x)
      return aroundArm(side, y, z) > near + round ? near : smoothNearer(near, arm(side, y, z), round)
    }
  const radius = (girth: number) => girth / (2 * Math.PI)
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
    headless: withArms(headless),
    whole: withArms(armless),
  }
}

function pair(left: Limb): { left: Limb; right: Limb } {
  const mirrored = ([x, y, z]: Spot): Spot => [-x, y, z]
  return { left, right: { ...left, from: mirrored(left.from), to: mirrored(left.to) } }
}
