import type { Measures } from '../bodies/measures.ts'
import type { Build, TrunkRing } from './build.ts'
import type { Fit } from './fit.ts'
import { grown, type Ring, ringOf } from './ring.ts'
import type { Skeleton } from './skeleton.ts'

/** The rings of a trunk from the crotch to the neck, each of the girth that its measure asks and the fit corrects. */
export function trunkRings(measures: Measures, build: Build, skeleton: Skeleton, fit: Fit): Ring[] {
  const { scale, levels, armpit } = skeleton
  const { bust, underbust, waist, hips } = measures
  const ring = (name: TrunkRing, y: number, girth: number) => {
    const { middle = 0, ...shape } = build.trunk[name]
    return ringOf(y, girth, { ...shape, middle: middle * scale })
  }
  const body = underbust * fit.underbust
  const chest = Math.min(bust, underbust * 1.03) * fit.bust
  const hip = ring('hips', levels.hips, hips * fit.hips)
  return [
    pelvis(hip, levels.crotch + fit.crotch, 0.22, 0.4),
    pelvis(hip, levels.crotch + (levels.hips - levels.crotch) * 0.5, 0.74, 0.88),
    hip,
    ring('highHip', levels.hips + (levels.waist - levels.hips) * 0.55, (waist * 0.5 + hips * 0.5) * fit.waist),
    ring('waist', levels.waist, waist * fit.waist),
    ring('underbust', levels.underbust, body),
    ring('bust', levels.bust, chest),
    ring('armpit', armpit, chest * 1.01),
    ...shoulderRings(measures, skeleton, fit),
  ]
}

const pelvis = (hip: Ring, y: number, wide: number, deep: number): Ring => ({
  ...grown(hip, deep),
  y,
  halfWidth: hip.halfWidth * wide,
  power: 2.1,
})

/** From the shoulder points up a slope to the neck, and the neck to the head, which leans to the front. */
function shoulderRings(measures: Measures, { scale, levels, nape, neckRadius }: Skeleton, fit: Fit): Ring[] {
  const half = measures.shoulderWidth / 2
  const neck = neckRadius * fit.neck
  const rise = levels.neck - levels.shoulder
  const slope = (share: number): Ring => ({
    y: levels.shoulder + share * rise,
    halfWidth: neck * 1.12 + (half - neck * 1.12) * (1 - share) ** 1.15,
    front: neck * 0.95 + (46 * scale - neck * 0.95) * (1 - share),
    back: neck * 1.1 + (52 * scale - neck * 1.1) * (1 - share),
    middle: -34 * scale,
    aside: 0,
    power: 2.1,
  })
  const round = (y: number, middle: number): Ring => ({
    y,
    halfWidth: neck * 0.97,
    front: neck * 1.02,
    back: neck * 1.02,
    middle: middle * scale,
    aside: 0,
    power: 2,
  })
  return [
    {
      y: levels.shoulder - 60 * scale,
      halfWidth: half - 26 * scale,
      front: 88 * scale,
      back: 88 * scale,
      middle: -26 * scale,
      aside: 0,
      power: 2.4,
    },
    {
      y: levels.shoulder - 22 * scale,
      halfWidth: half - 14 * scale,
      front: 66 * scale,
      back: 70 * scale,
      middle: -30 * scale,
      aside: 0,
      power: 2.3,
    },
    slope(0.15),
    slope(0.4),
    slope(0.7),
    round(nape + 26 * scale, -24),
    round(nape + 62 * scale, -8),
    round(nape + 100 * scale, 0),
  ]
}
