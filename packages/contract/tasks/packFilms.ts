import { filmFormIds } from '@toile/craft/films/filmForms.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** Films with their posters in one ZIP (requirement S1.09). */
export const packFilms = defineTask({
  label: 'Pack films',
  load: 'long',
  takes: z.object({ projectId: z.uuid(), ids: z.array(z.uuid()).min(1), form: z.enum(filmFormIds) }),
  gives: leftFileSchema,
})
