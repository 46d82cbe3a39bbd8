import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { backdrops } from '../designs/backdrops.ts'
import { colorSchema } from '../colors/color.ts'
import { designSchema } from '../designs/design.ts'
import { motionIds } from '../motions/motionIds.ts'
import { keyFramesSchema } from '../motions/own/ownMotion.ts'
import { filmFormatIds } from './filmFormats.ts'
import { movedSchema } from './movedSettings.ts'

const { seconds, looks } = limits.films

/** How a film moves: a motion of the list, or key frames of one's own. */
const filmMotionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('motion'), id: z.enum(motionIds) }),
  z.object({ kind: z.literal('own'), keys: keyFramesSchema }),
])
export type FilmMotion = z.output<typeof filmMotionSchema>

/** How looks stand in a film: one by itself, two or three beside each other, or one after the other on one runway. */
const stagingSchema = z.enum(['one', 'beside', 'show'])

/** How a film is taken of looks; each look moves for so many seconds. */
export const takeSchema = z.object({
  motion: filmMotionSchema,
  staging: stagingSchema.default('one'),
  seconds: z.number().min(seconds.least).max(seconds.most).default(4),
  rate: z.union([z.literal(24), z.literal(30)]).default(24),
  format: z.enum(filmFormatIds).default('look'),
  /** The ground of all looks; each look’s own unless told. */
  ground: colorSchema.nullable().default(null),
  backdrop: z
    .enum(backdrops.map(({ id }) => id))
    .nullable()
    .default(null),
  /** Without ground and floor shadow. */
  transparent: z.boolean().default(false),
})
export type Take = z.output<typeof takeSchema>

/** A film as a document: looks as they were and how they are taken (requirements S1.09, S2.43); every frame is a function of it. */
export const filmSchema = z.object({
  looks: z.array(designSchema).min(1).max(looks),
  take: takeSchema,
  /** How own mannequins are moved; on the ground of their looks, their arms as they are told by themselves, unless it says otherwise. */
  moved: movedSchema.optional(),
})
export type Film = z.output<typeof filmSchema>
