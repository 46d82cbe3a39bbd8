import type { Pose } from '../pose.ts'
import { kidHip, kidStand, kidTuck, kidWalk, toddle } from './children.ts'
import { lean, manContrapposto, manHip, stand, stride, thumbs } from './men.ts'
import { neutral } from './neutral.ts'
import { bag, contrapposto, hip, pockets, relaxed, turn, walk } from './women.ts'

/** Every stance, in the order of the screen (requirement S3.04). */
export const poses = [
  relaxed,
  contrapposto,
  walk,
  hip,
  pockets,
  turn,
  bag,
  stand,
  manContrapposto,
  manHip,
  lean,
  stride,
  thumbs,
  kidStand,
  kidWalk,
  kidHip,
  kidTuck,
  toddle,
  neutral,
] as const

/** The id of a stance. */
export type PoseId = (typeof poses)[number]['id']

/** The stance of an id, or nothing. */
export const findPose = (id: string): Pose | null => poses.find((pose) => pose.id === id) ?? null
