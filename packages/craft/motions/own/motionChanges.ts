import { addKey, moveKey, removeKey, renameMotion, setKey, setKeyPose } from './changes.ts'

/** Every change of a motion of one's own. */
export const motionChanges = [renameMotion, addKey, moveKey, removeKey, setKeyPose, setKey] as const

/** A change of a motion of one's own. */
export type MotionChange = (typeof motionChanges)[number]
