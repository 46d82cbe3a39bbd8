import { limits } from '@toile/rules/limits.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import { easings, type KeyFrame, keyFrameSchema, type OwnMotion } from './ownMotion.ts'
import { ownPoseSchema } from './ownPose.ts'

const { shape } = keyFrameSchema
const id = shape.id
const { keys: most, seconds } = limits.films
/** Two key frames are at least this far apart, in seconds. */
const apart = 0.05

const inOrder = (keys: readonly KeyFrame[]): KeyFrame[] => keys.toSorted((a, b) => a.at - b.at)
const isFree = (keys: readonly KeyFrame[], at: number, but?: string): boolean =>
  keys.every((key) => key.id === but || Math.abs(key.at - at) >= apart)

const withKey = (motion: OwnMotion, which: string, change: (key: KeyFrame) => KeyFrame): OwnMotion =>
  motion.keys.some((key) => key.id === which)
    ? { ...motion, keys: motion.keys.map((key) => (key.id === which ? change(key) : key)) }
    : motion

/** Names a motion. */
export const renameMotion = defineChange({
  id: 'renameMotion',
  label: 'Name',
  says: 'Name a motion of one’s own.',
  takes: z.string().trim().min(1).max(limits.nameLength),
  apply: (motion: OwnMotion, name) => (name === motion.name ? motion : { ...motion, name }),
})

/** Puts a key frame on the time line, unless one is there or all are taken. */
export const addKey = defineChange({
  id: 'addKey',
  label: 'Key frame',
  says: 'Put a key frame on the time line: a pose at a time in seconds.',
  takes: z.object({
    ...shape,
    hold: z.number().min(0).max(seconds.most),
    ease: z.enum(easings.map((one) => one.id)),
    stands: shape.stands.unwrap(),
  }),
  apply: (motion: OwnMotion, key) =>
    motion.keys.length >= most || motion.keys.some((one) => one.id === key.id) || !isFree(motion.keys, key.at)
      ? motion
      : { ...motion, keys: inOrder([...motion.keys, key]) },
})

/** Moves a key frame to another time that is free. */
export const moveKey = defineChange({
  id: 'moveKey',
  label: 'Time of a key frame',
  says: 'Move a key frame to another time, in seconds.',
  takes: z.object({ id, at: shape.at }),
  apply: (motion: OwnMotion, { id: which, at }) => {
    if (!isFree(motion.keys, at, which)) return motion
    const moved = withKey(motion, which, (key) => (key.at === at ? key : { ...key, at }))
    return moved === motion ? motion : { ...moved, keys: inOrder(moved.keys) }
  },
})

/** Takes a key frame off the time line; the last one stays. */
export const removeKey = defineChange({
  id: 'removeKey',
  label: 'Key frame removed',
  says: 'Take a key frame off the time line; the only one stays.',
  takes: z.object({ id }),
  apply: (motion: OwnMotion, { id: which }) => {
    const kept = motion.keys.filter((key) => key.id !== which)
    return kept.length === motion.keys.length || kept.length === 0 ? motion : { ...motion, keys: kept }
  },
})

/** Sets the pose of a key frame. */
export const setKeyPose = defineChange({
  id: 'setKeyPose',
  label: 'Pose of a key frame',
  says: 'Set the pose of a key frame.',
  takes: z.object({ id, pose: ownPoseSchema }),
  apply: (motion: OwnMotion, { id: which, pose }) => withKey(motion, which, (key) => ({ ...key, pose })),
})

/** Sets how a key frame goes on to the next, how long it is held, and where on the floor it stands. */
export const setKey = defineChange({
  id: 'setKey',
  label: 'Ease and hold',
  says: 'Set how a key frame goes on to the next (ease), how long it is held in seconds, or where on the floor it stands in heads.',
  takes: z.object({
    id,
    ease: z.enum(easings.map((one) => one.id)).optional(),
    hold: z.number().min(0).max(seconds.most).optional(),
    stands: shape.stands.unwrap().optional(),
  }),
  apply: (motion: OwnMotion, { id: which, ease, hold, stands }) =>
    withKey(motion, which, (key) => ({
      ...key,
      ease: ease ?? key.ease,
      hold: hold ?? key.hold,
      stands: stands ?? key.stands,
    })),
})
