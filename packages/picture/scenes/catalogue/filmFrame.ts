import { filmSchema } from '@toile/craft/films/film.ts'
import { filmFormats } from '@toile/craft/films/filmFormats.ts'
import { sure } from '@toile/geometry'
import { z } from 'zod'
import { drawFilmFrame } from '../../films/drawFilmFrame.ts'
import { defineScene } from '../scene.ts'

/** One frame of a film: looks in motion, as its document says. */
export const filmFrame = defineScene({
  id: 'filmFrame',
  label: 'Film',
  takes: z.object({ film: filmSchema, frame: z.number().int().min(0) }),
  file: 'film',
  size: ({ film }) => sure(filmFormats.find(({ id }) => id === film.take.format)),
  draw: (desk, { film, frame }, size) => drawFilmFrame(desk, film, frame, size),
})
