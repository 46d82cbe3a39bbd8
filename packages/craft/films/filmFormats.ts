/** Forms of films in pixels; how many looks they hold beside each other. */
export const filmFormats = [
  { id: 'look', label: 'Look 2:3', width: 768, height: 1152, beside: 1 },
  { id: 'story', label: 'Story 9:16', width: 1080, height: 1920, beside: 1 },
  { id: 'portrait', label: 'Portrait 4:5', width: 1080, height: 1350, beside: 1 },
  { id: 'wide', label: 'Wide 16:9', width: 1920, height: 1080, beside: 3 },
] as const

export type FilmFormatId = (typeof filmFormats)[number]['id']
/** The ids of all formats. */
export const filmFormatIds = filmFormats.map(({ id }) => id) as [FilmFormatId, ...FilmFormatId[]]
