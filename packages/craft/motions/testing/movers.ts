import { sureFirst } from '@toile/geometry'
import { personOf } from '../../mannequins/people/testing/personOf.ts'
import { buildOf } from '../../mannequins/person.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import type { Mover } from '../motion.ts'
import { moverOf } from '../moverOf.ts'

/** How far ankles are over the floor in flat shoes and in heels, in heads. */
const heights = { flats: 0.32, heels: 0.56 } as const

/** Somebody of the catalogue in one of their gestures, on a height of shoes. */
export function moverFor(person: string, gesture: string | number, shoes: keyof typeof heights, seconds = 4): Mover {
  const build = buildOf(personOf(person))
  const known = gesturesOf(build)
  const found = typeof gesture === 'number' ? known[gesture % known.length] : known.find(({ id }) => id === gesture)
  return moverOf(poseInSpace(build, found ?? sureFirst(known), heights[shoes]), seconds)
}

/** A woman in heels and in flats, men, a girl and a toddler, in gestures turned to both sides, with hands free and on the body. */
export const movers = [
  { name: 'a woman in heels', mover: moverFor('ines', 'rest', 'heels') },
  { name: 'a woman poised in heels', mover: moverFor('amara', 'poise', 'heels', 6) },
  { name: 'a woman in flats, hands in pockets', mover: moverFor('mei', 'pocketed', 'flats', 3) },
  { name: 'a man', mover: moverFor('theo', 'easy', 'flats', 5) },
  { name: 'a man with crossed arms', mover: moverFor('kofi', 'manCrossed', 'flats') },
  { name: 'a girl', mover: moverFor('lily', 'kidSass', 'flats') },
  { name: 'a toddler', mover: moverFor('otis', 'kidPlant', 'flats', 3) },
] as const
