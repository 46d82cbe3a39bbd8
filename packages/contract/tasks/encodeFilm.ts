import { filmFormIds } from '@toile/craft/films/filmForms.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** A film that is there, made in one more form (requirement S1.09); it was paid when it was filmed. */
export const encodeFilm = defineTask({
  label: 'Make a film in another form',
  load: 'filming',
  urgency: () => 3,
  takes: z.object({ filmId: z.uuid(), form: z.enum(filmFormIds) }),
  gives: z.object({ filmId: z.uuid() }),
})
