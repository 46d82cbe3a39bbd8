import type { Design } from '@toile/craft/designs/design.ts'
import { filmSchema } from '@toile/craft/films/film.ts'
import { picturesOfWork } from '@toile/craft/products/picturesOfWork.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { z } from 'zod'

const filmWorkSchema = z.object({ of: z.literal('film'), film: filmSchema })

/** What was made in a project is of: a product picture’s look or picture, or a film. */
export const madeWorkSchema = z.discriminatedUnion('of', [...productWorkSchema.options, filmWorkSchema])
export type MadeWork = z.output<typeof madeWorkSchema>

/** The looks that a work is made of. */
export function looksOfMade(work: MadeWork): readonly Design[] {
  if (work.of === 'film') return work.film.looks
  return work.of === 'look' ? [work.look] : []
}

/** The pictures that a work is made of beside what its looks name, by content hash. */
export function picturesOfMade(work: MadeWork): string[] {
  if (work.of !== 'film') return picturesOfWork(work)
  const { moved } = work.film
  return moved?.picture ? [moved.picture] : []
}
