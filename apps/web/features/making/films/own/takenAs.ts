import type { Take } from '@toile/craft/films/film.ts'
import type { OwnMotion } from '@toile/craft/motions/own/ownMotion.ts'
import { limits } from '@toile/rules/limits.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { lengthOf } from './keyFilm.ts'

/** A film that is taken with a motion of one's own, as long as it lasts. */
export const takenAs = ({ keys }: Pick<OwnMotion, 'keys'>): Pick<Take, 'motion' | 'seconds'> => ({
  motion: { kind: 'own', keys },
  seconds: lengthOf(keys, limits.films.seconds),
})

/** Whether films are taken with just that motion. */
export const isTakenAs = ({ keys }: Pick<OwnMotion, 'keys'>, motion: Take['motion']): boolean =>
  motion.kind === 'own' && sameContent(motion.keys, keys)
