import type { Measures } from '../bodies/measures.ts'
import type { Levels, Limb, Spot } from './form.ts'
import { dot } from './spots.ts'

/** All girths that a tape reads on a body in space. */
export const girths = [
  'neck',
  'bust',
  'underbust',
  'waist',
  'hips',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'upperArm',
  'elbow',
  'wrist',
  'head',
] as const satisfies readonly (keyof Measures)[]

/** The name of such a girth. */
export type Girth = (typeof girths)[number]

/** Something for each girth. */
export const perGirth = <Of>(of: (girth: Girth) => Of): Record<Girth, Of> => ({
  neck: of('neck'),
  bust: of('bust'),
  underbust: of('underbust'),
  waist: of('waist'),
  hips: of('hips'),
  thigh: of('thigh'),
  knee: of('knee'),
  calf: of('calf'),
  ankle: of('ankle'),
  upperArm: of('upperArm'),
  elbow: of('elbow'),
  wrist: of('wrist'),
  head: of('head'),
})

/** Where a tape goes round: a spot inside, two directions of length 1 that span the plane of the tape, and how far across it reaches to either side in millimetres, so that arms and the other leg stay out. */
export interface TapePlane {
  at: Spot
  across: Spot
  ahead: Spot
  least: number
  most: number
  /** How far it reaches ahead, so that the chin stays out. */
  deep?: number
}

/** What a tape needs to know of a body. */
interface Taped {
  levels: Levels
  arms: { left: Limb }
  legs: { left: Limb }
  measures: Measures
}

/** The planes of all girths of a body; trunk planes reach as far as `halfWidthAt` says. */
export function tapePlanes(body: Taped, halfWidthAt: (y: number) => number): Readonly<Record<Girth, TapePlane>> {
  const { levels, measures } = body
  const { height, head } = measures
  const level = (y: number, z: number, reach = halfWidthAt(y)): TapePlane => ({
    at: [0, y, z],
    across: [1, 0, 0],
    ahead: [0, 0, 1],
    least: -reach,
    most: reach,
  })
  const leg = (y: number) => legPlane(body.legs.left, y)
  const arm = (share: number) => armPlane(body.arms.left, share)
  const shin = levels.knee - levels.ankle
  return {
    neck: neckPlane(levels.neck + 0.004 * height, -0.018 * height, measures.neck / (2 * Math.PI)),
    bust: level(levels.bust, 0),
    underbust: level(levels.underbust, 0),
    waist: level(levels.waist, 0),
    hips: level(levels.hips, 0),
    thigh: leg(levels.crotch - 0.015 * height),
    knee: leg(levels.knee),
    calf: leg(levels.ankle + shin * 0.68),
    ankle: leg(levels.ankle),
    upperArm: arm(0.3),
    elbow: arm(0.54),
    wrist: arm(1),
    head: level(height - 0.15 * head, 0, head),
  }
}

/** A tape round the neck lies lower in front. */
function neckPlane(y: number, z: number, radius: number): TapePlane {
  const tilt = (28 / 180) * Math.PI
  return {
    at: [0, y, z],
    across: [1, 0, 0],
    ahead: [0, -Math.sin(tilt), Math.cos(tilt)],
    least: -2 * radius,
    most: 2 * radius,
    deep: 1.5 * radius,
  }
}

function legPlane({ from, to, startRadius }: Limb, y: number): TapePlane {
  const share = (from[1] - y) / (from[1] - to[1])
  const x = from[0] + (to[0] - from[0]) * share
  const z = from[2] + (to[2] - from[2]) * share
  return { at: [x, y, z], across: [1, 0, 0], ahead: [0, 0, 1], least: -x, most: 2 * startRadius }
}

function armPlane({ from, to, startRadius }: Limb, share: number): TapePlane {
  const way: Spot = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.sqrt(dot(way, way))
  const flat = Math.hypot(way[0], way[1])
  const across: Spot = [-way[1] / flat, way[0] / flat, 0]
  const ahead: Spot = [(-way[0] * way[2]) / (flat * length), (-way[1] * way[2]) / (flat * length), flat / length]
  const at: Spot = [from[0] + way[0] * share, from[1] + way[1] * share, from[2] + way[2] * share]
  return { at, across, ahead, least: -2 * startRadius, most: 2 * startRadius }
}
