import { type Point, smooth } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Figure, View } from '../figure.ts'
import type { Joints } from '../limb.ts'
import type { Swing } from './swing.ts'
import type { Stance } from '../stance.ts'
import type { PlacedJoints } from './bendInSpace.ts'
import { openBlock } from './blockOf.ts'
import type { Gesture } from './gesture.ts'
import type { HeadPose } from './headPose.ts'
import type { Place } from './place.ts'
import { openRuler, type Ruler } from './ruler.ts'
import type { Section } from './section.ts'
import { openStations, type Spine, type Station } from './spine.ts'

/** A limb in space, on the page, and as a ruler there. */
export interface PosedLimb {
  joints: PlacedJoints
  flat: Joints
  ruler: Ruler
}

type Pair<T> = readonly [T, T]

/** A body in space, the flat block that its garments are drafted on, and the view of it; lengths in heads, index 0 is the viewer's left. From behind everything is told as it is seen there: before is what the back turns to the viewer. */
export interface Posed {
  build: Build
  /** What it does as it is seen from the side that it is told from, and as it was asked for. */
  gesture: Gesture
  asked: Gesture
  /** How far its front is turned to the viewer's right, in degrees, from whichever side it is told. */
  facing: number
  block: Figure
  blockArms: Pair<Ruler>
  blockLegs: Pair<Ruler>
  arms: Pair<PosedLimb>
  legs: Pair<PosedLimb>
  /** The side that is turned to the viewer. */
  near: 0 | 1
  /** The leg that is nearer in space, where it may be another one. */
  nearLeg?: 0 | 1
  floor: number
  station(y: number): Station
  section(y: number): Section
  /** A place in space on the page: nearer feet stand lower. */
  project(place: Place): Point
  /** The head as it is, told from its front. */
  head: HeadPose
  /** The same body told from its other side, where a turn shows both. */
  beyond: Posed | null
  /** What follows it late, where it is one moment of a motion. */
  swing?: Swing
}

/** From how far a turn on a body shows its other side beyond the seams, and from where on that side alone; in degrees. */
const both = { from: 50, to: 130 } as const

/** Whether a turned body shows both of its sides beside each other. */
export const showsBothSides = ({ facing }: Pick<Posed, 'facing'>): boolean =>
  Math.abs(facing) > both.from && Math.abs(facing) < both.to

/** Whether a body is told from behind. */
export const isFromBehind = ({ block }: Pick<Posed, 'block'>): boolean => block.view === 'back'

/** How much lower on the page what stands a head nearer to the viewer is seen, at the feet. */
export const lower = 0.15

/** How places are seen on the page by whoever stands on a floor at a level. */
export const projectOver =
  ({ levels }: Build, floor: number) =>
  ([x, y, z]: Place): Point => [x, y + lower * smooth(levels.bust, floor, y) * z]

/** What a body in space is put together from: `straight` is its stance at rest. */
export type Placed = Pick<Posed, 'build' | 'gesture' | 'asked' | 'arms' | 'legs' | 'floor' | 'section' | 'head'> & {
  straight: Stance
  spine: Pick<Spine, 'station'>
}

/** Puts a body together whose joints stand in space: its block and its frames from level to level. */
export function openPosed({ straight, spine, ...placed }: Placed, view: View = 'front'): Posed {
  const { build, gesture, arms, legs, floor } = placed
  const block = openBlock(build, straight, [arms[0].flat, arms[1].flat], view)
  const between = (joint: 1 | 2) => (legs[0].joints[joint][0] + legs[1].joints[joint][0]) / 2
  return {
    ...placed,
    facing: placed.asked.yaw,
    block: block.figure,
    blockArms: [openRuler(block.arms[0], build.arm, -1), openRuler(block.arms[1], build.arm, 1)],
    blockLegs: [openRuler(straight.legs[0], build.leg, -1), openRuler(straight.legs[1], build.leg, 1)],
    near: gesture.yaw >= 0 ? 0 : 1,
    station: openStations(build, spine, between(1), between(2)),
    project: projectOver(build, floor),
    beyond: null,
  }
}
