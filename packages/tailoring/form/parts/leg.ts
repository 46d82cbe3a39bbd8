import { clamp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Build } from '../build.ts'
import type { Fit } from '../fit.ts'
import type { Spot } from '../form.ts'
import { loftOf } from '../loft.ts'
import { type Mound, raised } from '../mounds.ts'
import { type Ring, ringOf } from '../ring.ts'
import type { Skeleton } from '../skeleton.ts'
import { egg, smoothNearer, type Solid } from '../solid.ts'
import { footOf } from './foot.ts'

/** The left leg with its foot and buttock. */
export function legOf(measures: Measures, build: Build, skeleton: Skeleton, fit: Fit): Solid {
  const { scale, levels } = skeleton
  const { hips, crotch } = levels
  const leg = raised(loftOf(legRings(measures, skeleton, fit), 15 * scale).distance, moundsOf(skeleton))
  const foot = footOf(measures, skeleton)
  const wide = measures.hips / (2 * Math.PI)
  const seat = egg(
    [wide * 0.5, crotch + (hips - crotch) * 0.95, -wide * 0.42],
    [wide * 0.5, wide * 0.72, wide * 0.46 * build.seat],
  )
  const ankleTop = levels.knee * 0.5
  return (x, y, z) => {
    const near = leg(x, y, z)
    if (y < ankleTop) return smoothNearer(near, foot(x, y, z), 26 * scale)
    return y > levels.knee ? smoothNearer(near, seat(x, y, z), 24 * scale) : near
  }
}

function legRings(measures: Measures, { scale, levels, hip, ankle }: Skeleton, fit: Fit): Ring[] {
  const [thigh, knee] = [measures.thigh * fit.thigh, measures.knee * fit.knee]
  const [calf, thin] = [measures.calf * fit.calf, measures.ankle * fit.ankle]
  const ring = (y: number, girth: number, middle: number, front: number, aspect: number, aside = 0) => {
    const share = clamp((y - ankle[1]) / (hip[1] - ankle[1]), 0, 1.1)
    const across = ankle[0] + (hip[0] - ankle[0]) * share
    return ringOf(y, girth, { aspect, front, middle: middle * scale, aside: across + aside * scale, power: 2 })
  }
  const shin = levels.knee - ankle[1]
  const top = levels.crotch - levels.knee
  return [
    ring(ankle[1] - 46 * scale, thin * 1.14, -24, 0.48, 0.84),
    ring(ankle[1], thin, -24, 0.5, 0.82),
    ring(ankle[1] + shin * 0.22, thin * 0.35 + calf * 0.57, -25, 0.5, 0.86),
    ring(ankle[1] + shin * 0.45, calf * 0.91, -27, 0.46, 0.92, 2),
    ring(ankle[1] + shin * 0.68, calf, -29, 0.43, 0.95, 3),
    ring(ankle[1] + shin * 0.86, calf * 0.4 + knee * 0.57, -20, 0.46, 0.92, 2),
    ring(levels.knee, knee, -11, 0.52, 0.92),
    ring(levels.knee + top * 0.16, knee * 0.72 + thigh * 0.28, -5, 0.53, 0.92, 2),
    ring(levels.knee + top * 0.42, knee * 0.3 + thigh * 0.66, -2, 0.54, 0.9, 5),
    ring(levels.knee + top * 0.7, thigh * 0.92, -4, 0.53, 0.91, 5),
    ring(levels.crotch - 25 * scale, thigh, -6, 0.51, 0.93, 1),
    ring(levels.crotch + 40 * scale, thigh * 0.98, -2, 0.51, 0.95, 0),
    ring(levels.hips + 10 * scale, thigh * 0.88, 2, 0.5, 0.98, -2),
    ring(levels.hips + 120 * scale, thigh * 0.36, -10, 0.5, 1, -16),
  ]
}

function moundsOf({ scale, levels, hip, ankle }: Skeleton): Mound[] {
  const shin = levels.knee - ankle[1]
  const middle = (hip[0] + ankle[0]) / 2
  const mound = (x: number, y: number, z: number, [rx, ry, rz]: Spot, rise: number): Mound => ({
    at: [middle + x * scale, y, z * scale],
    reach: [rx * scale, ry * scale, rz * scale],
    rise: rise * scale,
  })
  return [
    mound(0, levels.knee + 8 * scale, 52, [22, 26, 40], 5),
    mound(-24, levels.knee + 46 * scale, 44, [16, 26, 30], 4),
    mound(24, levels.knee + 52 * scale, 44, [16, 28, 30], 2.5),
    mound(0, levels.knee - 34 * scale, 46, [14, 16, 30], 3),
    mound(0, levels.knee - 4 * scale, -64, [18, 30, 30], -5),
    mound(-26, ankle[1] + shin * 0.66, -62, [24, 60, 40], 4),
    mound(28, ankle[1] + shin * 0.74, -56, [22, 60, 40], 3),
    mound(-34, ankle[1] - 2 * scale, -20, [14, 14, 16], 5),
    mound(34, ankle[1] - 10 * scale, -26, [14, 14, 16], 5),
    mound(0, ankle[1] + 14 * scale, -62, [7, 40, 24], 5),
    mound(-18, ankle[1] + 10 * scale, -54, [8, 34, 22], -4),
    mound(18, ankle[1] + 10 * scale, -54, [8, 34, 22], -4),
  ]
}
