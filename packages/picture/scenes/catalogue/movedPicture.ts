import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import { pictureFilmSchema } from '@toile/craft/films/pictureFilm.ts'
import { sure } from '@toile/geometry'
import { z } from 'zod'
import { drawMovedFrame } from '../../films/moved/drawMovedFrame.ts'
import { defineScene } from '../scene.ts'

/** One frame of a film of somebody's own picture, moved as its document says. */
export const movedPicture = defineScene({
  id: 'movedPicture',
  label: 'Film of a picture',
  takes: z.object({ film: pictureFilmSchema, frame: z.number().int().min(0) }),
  file: 'film',
  size: ({ film }) => sure(filmFormats.find(({ id }) => id === film.take.format)),
  draw: (desk, { film, frame }, size) => drawMovedFrame(desk, film, frame, size),
})
