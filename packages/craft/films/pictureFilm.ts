import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { takeSchema } from './film.ts'

const point = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])

/** A line drawn along an arm that lies against the body, in pixels of the cut-out. */
const strokeSchema = z.object({ points: z.array(point).min(1).max(400), radius: z.number().min(1).max(400) })
export type ArmStroke = z.output<typeof strokeSchema>

/** A film of somebody's own picture (requirements S1.09, S2.43): the mannequin that was cut out of it, with its corrected points, moved as it is; nothing of it is drawn anew. */
export const pictureFilmSchema = z.object({
  figure: hashOf('figure'),
  /** The picture that the figure was cut from with its sides in pixels, whose ground is filled behind it; a plain colour in its place, or nothing. */
  ground: z
    .union([
      z.object({ picture: hashOf('picture'), width: z.number().int().min(1), height: z.number().int().min(1) }),
      colorSchema,
    ])
    .nullable(),
  /** What is the left arm in the picture, and what the right one, where a person had to say. */
  arms: z.object({ left: z.array(strokeSchema).max(20), right: z.array(strokeSchema).max(20) }),
  take: takeSchema.pick({ motion: true, seconds: true, rate: true, format: true }),
})
export type PictureFilm = z.output<typeof pictureFilmSchema>
