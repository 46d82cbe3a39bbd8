import type { Film } from '@toile/craft/films/film.ts'
import type { Desk } from '../looks/desk.ts'
import type { Pair } from './moved/joints.ts'
import { openedFilm } from './openedFilm.ts'

/** Which arms of the mannequin that a film moves as the picture that it is lie against its body, so that a person has to point them out; nothing where nobody is moved so (requirement S2.43). */
export const askedArms = (desk: Desk, film: Film, size: { width: number; height: number }): Pair<boolean> | null =>
  openedFilm(desk, film, size)?.moved(0)?.asks ?? null
