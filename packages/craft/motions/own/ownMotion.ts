import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { motionMigrations } from './migrations/index.ts'
import { ownPoseSchema } from './ownPose.ts'

const { seconds, keys } = limits.films

/** How a body goes on to the next key frame: at an even pace, setting out softly, coming to rest softly, or both. */
export const easings = [
  { id: 'both', label: 'Soft both ways' },
  { id: 'in', label: 'Sets out softly' },
  { id: 'out', label: 'Comes to rest softly' },
  { id: 'even', label: 'Even pace' },
] as const
export type Easing = (typeof easings)[number]['id']

/** A pose at a time: how long it is held, how it goes on from there, and where the pelvis is over the floor in heads. */
export const keyFrameSchema = z.object({
  id: z.string().min(1).max(40),
  at: z.number().min(0).max(seconds.most),
  hold: z.number().min(0).max(seconds.most).default(0),
  ease: z.enum(easings.map(({ id }) => id)).default('both'),
  stands: z.tuple([z.number().min(-3).max(3), z.number().min(-30).max(3)]).default([0, 0]),
  pose: ownPoseSchema,
})
export type KeyFrame = z.output<typeof keyFrameSchema>

/** Key frames in the order of their time, each with an id and a time of its own. */
export const keyFramesSchema = z
  .array(keyFrameSchema)
  .min(1)
  .max(keys)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => all.every(({ at }, i) => i === 0 || at > (all[i - 1]?.at ?? 0)))

const presentSchema = z.object({
  kind: z.literal('motion'),
  version: z.literal(2),
  name: z.string().trim().min(1).max(limits.nameLength),
  keys: keyFramesSchema,
})
/** A motion of one's own: kept as an element, and in films as its key frames alone (requirement S2.43). */
export type OwnMotion = z.output<typeof presentSchema>

/** The kind of document that a motion of one's own is. */
export const motionDocument = defineDocument({ id: 'motion', present: presentSchema, migrations: motionMigrations })
/** Reads a motion of one's own of any version. */
export const ownMotionSchema = motionDocument.reads
