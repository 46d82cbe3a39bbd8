import type { Pose } from '../pose.ts'
import { findPose, type PoseId } from '../poses/index.ts'
import { type GestureId, gestures, type KnownGesture } from './gestures/index.ts'

/** What the flat stances of earlier documents became when bodies came to stand in space; `neutral` stays what it is. */
const became: Readonly<Record<Exclude<PoseId, 'neutral'>, GestureId>> = {
  relaxed: 'rest',
  contrapposto: 'poise',
  walk: 'stroll',
  hip: 'akimbo',
  pockets: 'pocketed',
  turn: 'overShoulder',
  bag: 'rest',
  stand: 'upright',
  manContrapposto: 'easy',
  manHip: 'manHip',
  lean: 'idle',
  stride: 'manStride',
  thumbs: 'idle',
  kidStand: 'kidPlant',
  kidWalk: 'kidMarch',
  kidHip: 'kidSass',
  kidTuck: 'kidPockets',
  toddle: 'kidPlant',
}

const names = new Map<string, GestureId>([
  ...Object.entries(became),
  ...gestures.map(({ id }): [string, GestureId] => [id, id]),
])
const byName = new Map<string, KnownGesture>(gestures.map((gesture) => [gesture.id, gesture]))

/** The gesture of an id, that of an earlier flat stance included; nothing for `neutral` and what nobody knows. */
export const gestureOf = (id: string): KnownGesture | null => byName.get(names.get(id) ?? '') ?? null

/** The flat stance of an id: itself, or the one that comes nearest to a gesture. */
export const stanceOf = (id: string): Pose | null => findPose(id) ?? findPose(gestureOf(id)?.stance ?? '')
