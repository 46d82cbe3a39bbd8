import { lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Build, TrunkRing } from '../build.ts'
import type { Fit } from '../fit.ts'
import { grown, type Ring, ringOf } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'

/** The rings of a trunk from the crotch to the neck, each of the girth that its measure asks and the fit corrects. */
export function trunkRings(measures: Measures, build: Build, skeleton: Skeleton, fit: Fit): Ring[] {
  const { scale, levels, armpit } = skeleton
  const { bust, underbust, waist, hips } = measures
  const ring = (name: TrunkRing, y: number, girth: number) => {
    const { middle = 0, ...shape } = build.trunk[name]
    return ringOf(y, girth, { ...shape, middle: middle * scale })
  }
  const chestGirth = Math.min(bust, underbust * build.chest) * fit.bust
  const gap = levels.hips - levels.crotch
  const hip = ring('hips', levels.hips, hips * fit.hips)
  const chest = ring('bust', levels.bust, chestGirth)
  return [
    pelvis(hip, levels.crotch - 40 * scale, 0.46, 0.5),
    pelvis(hip, levels.crotch + gap * 0.35, 0.74, 0.82),
    hip,
    ring('highHip', levels.hips + (levels.waist - levels.hips) * 0.5, (waist * 0.47 + hips * 0.53) * fit.waist),
    ring('waist', levels.waist, waist * fit.waist),
    ring('underbust', levels.underbust, underbust * fit.underbust),
    chest,
    ring('armpit', armpit, chestGirth * 1.01),
    ...shoulderRings(measures, chest, skeleton, fit),
  ]
}

const pelvis = (hip: Ring, y: number, wide: number, deep: number): Ring => ({
  ...grown(hip, deep),
  y,
  halfWidth: hip.halfWidth * wide,
  power: 2.1,
})

/** From the chest the front falls back to the pit of the neck while the trunk widens to the shoulder points; then up a slope to the neck, which leans to the front. */
function shoulderRings(measures: Measures, chest: Ring, skeleton: Skeleton, fit: Fit): Ring[] {
  const { scale, levels, armpit, nape, neckRadius, shoulder } = skeleton
  const half = shoulder[0]
  const neck = neckRadius * fit.neck
  const tip = half - 14 * scale
  const [frontZ, backZ] = [chest.middle + chest.front, chest.middle - chest.back]
  const [pitZ, topZ] = [18 * scale, -94 * scale]
  const below = (share: number, width: number, front: number, back: number): Ring => {
    const middle = lerp(chest.middle, -34 * scale, share)
    return {
      y: lerp(armpit, levels.shoulder, share),
      halfWidth: lerp(Math.min(chest.halfWidth * 1.01, tip), tip, width),
      front: lerp(frontZ, pitZ, front) - middle,
      back: middle - lerp(backZ, topZ, back),
      middle,
      aside: 0,
      power: lerp(chest.power, 2.1, share),
    }
  }
  const slope = (share: number): Ring => {
    const back = (1 - share) ** 1.5
    return {
      y: levels.shoulder + share * (levels.neck - levels.shoulder),
      halfWidth: neck * 1.08 + (tip - neck * 1.08) * back,
      front: lerp(neck * 0.98, 34 * scale - pitZ * -1, 1 - share),
      back: lerp(neck * 0.98, -34 * scale - topZ, 1 - share),
      middle: -34 * scale,
      aside: 0,
      power: 2.1,
    }
  }
  const round = (y: number, middle: number, wide = 0.97): Ring => ({
    y,
    halfWidth: neck * wide,
    front: neck * 1.02,
    back: neck * 1.02,
    middle: middle * scale,
    aside: 0,
    power: 2,
  })
  return [
    below(0.35, 0.25, 0.3, -0.08),
    below(0.6, 0.55, 0.58, 0.05),
    below(0.82, 0.85, 0.82, 0.4),
    slope(0),
    slope(0.3),
    slope(0.65),
    round(nape + 22 * scale, -26, 1),
    round(nape + 60 * scale, -12),
    round(nape + 100 * scale, -4),
  ]
}
