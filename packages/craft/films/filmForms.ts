/** Files that a film is kept as, in the order of the screen; which of them hold transparency, and how long the longer side of their pictures is at most. */
export const filmForms = [
  { id: 'mp4', label: 'MP4', mime: 'video/mp4', ending: 'mp4', seesThrough: false, longest: null },
  { id: 'webm', label: 'WebM', mime: 'video/webm', ending: 'webm', seesThrough: true, longest: null },
  { id: 'gif', label: 'GIF', mime: 'image/gif', ending: 'gif', seesThrough: true, longest: 720 },
  { id: 'png', label: 'PNG sequence', mime: 'application/zip', ending: 'zip', seesThrough: true, longest: null },
] as const

export type FilmForm = (typeof filmForms)[number]
export type FilmFormId = FilmForm['id']
/** The ids of all forms. */
export const filmFormIds = filmForms.map(({ id }) => id) as [FilmFormId, ...FilmFormId[]]
