import { filmForms, type FilmFormId } from '@toile/craft/films/filmForms.ts'
import { sure } from '@toile/geometry'

/** The form of an id. */
export const formOf = (id: FilmFormId) => sure(filmForms.find((form) => form.id === id))

/** Where a file of a film is read; the reader's cookies decide whether it answers. */
export const filmAddress = (hash: string, form: FilmFormId): string => `/api/film/${hash}.${formOf(form).ending}`
