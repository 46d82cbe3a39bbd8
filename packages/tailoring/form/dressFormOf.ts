import type { Measures } from '../bodies/measures.ts'
import { type Body, bodyOf } from './body.ts'
import { builds } from './builds/index.ts'
import { shellOf } from './fieldOf.ts'
import { fitted } from './fitted.ts'
import type { Figure, Mesh } from './form.ts'
import { loftOf } from './loft.ts'
import { meshOf } from './meshOf.ts'
import { type Ring, ringOf } from './ring.ts'
import { egg, rod, smoothNearer, type Solid } from './solid.ts'

const cell = 8

/** A body as a dress form on a stand: a trunk that ends at the neck, the shoulders and under the seat, as a surface in millimetres. */
export function dressFormOf(measures: Measures, figure: Figure): Mesh {
  const body = bodyOf(measures, builds[figure], 35, fitted(measures, figure))
  const { scale } = body.skeleton
  const solid = smoothTogether(cutOff(measures, body), standUnder(body))
  const reach = Math.max(measures.hips / 4, measures.shoulderWidth / 2, 190 * scale) + 60 * scale
  const depth = 260 * scale
  const shell = shellOf(
    solid,
    [-reach, -30, -depth],
    [reach, body.levels.neck + 100 * scale, depth],
    cell * Math.min(1, scale),
  )
  return meshOf(solid, shell)
}

const smoothTogether =
  (one: Solid, other: Solid): Solid =>
  (x, y, z) =>
    Math.min(one(x, y, z), other(x, y, z))

/** What is kept of a body within planes at its neck, its shoulders and under its seat, where the legs are one. */
function cutOff(measures: Measures, { skeleton, headless }: Body): Solid {
  const { scale, levels, shoulder } = skeleton
  const bottom = levels.crotch - 50 * scale
  const ring = (y: number, share: number): Ring =>
    ringOf(y, measures.hips * share, { aspect: 1.45, front: 0.5, middle: -16 * scale, power: 2.3 })
  const seat = loftOf(
    [ring(levels.hips + 90 * scale, 0.5), ring(levels.hips, 0.8), ring(bottom - 40 * scale, 0.94)],
    18 * scale,
  ).distance
  const soft = 7 * scale
  const within = (one: number, other: number) => -smoothNearer(-one, -other, soft)
  return (x, y, z) => {
    const near = smoothNearer(headless(x, y, z), seat(x, y, z), 40 * scale)
    const neck = (y - levels.neck - 18 * scale) * 0.92 + (z + 30 * scale) * 0.38
    return within(within(within(near, neck), bottom - y), Math.abs(x) - shoulder[0] - 12 * scale)
  }
}

/** A pole on a round foot, and a knob on the neck. */
function standUnder({ skeleton: { scale, levels } }: Body): Solid {
  const ahead = -14 * scale
  const pole = rod([0, 20 * scale, ahead], 13 * scale, [0, levels.crotch, ahead], 13 * scale)
  const knob = egg([0, levels.neck + 34 * scale, -30 * scale], [17 * scale, 19 * scale, 17 * scale])
  const [radius, tall] = [150 * scale, 12 * scale]
  const foot: Solid = (x, y, z) => {
    const aside = Math.hypot(x, z - ahead) - radius + tall
    const up = Math.abs(y - tall)
    return Math.hypot(Math.max(aside, 0), up) - tall
  }
  const stand: Solid = (x, y, z) => Math.min(smoothNearer(pole(x, y, z), foot(x, y, z), 30 * scale), knob(x, y, z))
  return (x, y, z) => Math.max(stand(x, y, z), -y)
}
