import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import type { Take } from '@toile/craft/films/film.ts'

/** Pixels of the shorter side of a rough frame, which is there soon. */
const rough = 150
/** Memory that all fine frames of a preview may take, in bytes. */
const most = 120 * 2 ** 20

/** The form of a film in pixels. */
export const formOf = (format: Take['format']): { width: number; height: number } =>
  filmFormats.find(({ id }) => id === format) ?? { width: 2, height: 3 }

/** The sides in which a preview is drawn: rough first, then as fine as its place shows and so many frames may weigh. */
export function previewSizes(format: Take['format'], shown: { width: number; density: number }, steps: number) {
  const { width, height } = formOf(format)
  const sized = (scale: number) => ({ width: Math.round(width * scale), height: Math.round(height * scale) })
  const first = rough / Math.min(width, height)
  const heaviest = Math.sqrt(most / 4 / Math.max(1, steps) / (width * height))
  const wanted = (shown.width * shown.density) / width
  // A few widths, so that a window that is drawn larger does not begin anew at each pixel.
  const fine = Math.min(1, heaviest, Math.ceil(wanted * 8) / 8)
  return fine > first * 1.2 ? [sized(first), sized(fine)] : [sized(first)]
}
