import type { Design } from '@toile/craft/designs/design.ts'
import type { Film, Take } from '@toile/craft/films/film.ts'
import { limits } from '@toile/rules/limits.ts'
import { mostBeside } from './take/staged.ts'

/** The film that is seen of the chosen looks: of the current one by itself, or of as many as stand in it. */
export function filmOf(take: Take, chosen: readonly Design[], current: Design): Film {
  if (take.staging === 'one') return { looks: [current], take }
  const most = take.staging === 'beside' ? mostBeside : limits.films.looks
  return { looks: chosen.slice(0, most), take }
}

/** How many films an order makes. */
export const filmsOf = (staging: Take['staging'], looks: number): number => (staging === 'one' ? looks : 1)
