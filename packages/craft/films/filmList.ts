/** The list of a project's films, beside those of its product pictures (requirement S3.10); liked ones stand in the library by the category. */
export const filmList = { id: 'poseTransfer', label: 'Films', category: { label: 'Film' } } as const
export type FilmListId = typeof filmList.id
