import { designSchema } from '@toile/craft/designs/design.ts'
import { takeSchema } from '@toile/craft/films/film.ts'
import { filmCredits } from '@toile/craft/films/filmCredits.ts'
import { movedSchema } from '@toile/craft/films/movedSettings.ts'
import { filmFormIds } from '@toile/craft/films/filmForms.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftOutLookSchema } from './leftOutLook.ts'

/** A look as it was; one that is somebody's own picture is no design of a project. */
const filmedLook = z.object({ designId: z.uuid().nullable(), name: z.string(), look: designSchema })

/** Films of looks as they were when they were ordered: each by itself, beside each other, or all in one show (requirements S1.09, S3.10). */
export const makeFilm = defineTask({
  label: 'Film looks',
  load: 'filming',
  credits: ({ films, take }) => filmCredits(films.flatMap(({ looks }) => looks).length, take.seconds),
  results: ({ films }) => films.length,
  takes: z.object({
    projectId: z.uuid(),
    films: z
      .array(
        z.object({
          name: z.string(),
          looks: z.array(filmedLook).min(1).max(limits.films.looks),
          moved: movedSchema.optional(),
        }),
      )
      .min(1)
      .max(limits.films.atOnce),
    take: takeSchema,
    /** What each is made as beside its MP4. */
    forms: z.array(z.enum(filmFormIds)),
    leftOut: z.array(leftOutLookSchema),
  }),
  gives: z.object({ filmIds: z.array(z.uuid()), leftOut: z.array(leftOutLookSchema) }),
})
