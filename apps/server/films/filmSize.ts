import { filmForms, type FilmFormId } from '@toile/craft/films/filmForms.ts'
import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { sure } from '@toile/geometry'
import type { Size } from '@toile/picture/scenes/scene.ts'

/** Video has colours at half its size. */
const even = (side: number) => Math.max(2, Math.round(side / 2) * 2)

function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

/** The sides of a film's frames, as its take asks for them, no longer than the studio draws films. */
export const filmSize = ({ format }: Pick<Take, 'format'>, longest: number): Size =>
  within(sure(filmFormats.find(({ id }) => id === format)), longest)

/** The sides of a film in one of its forms. */
export const sizeIn = (id: FilmFormId, size: Size): Size =>
  within(size, filmForms.find((form) => form.id === id)?.longest ?? Infinity)
