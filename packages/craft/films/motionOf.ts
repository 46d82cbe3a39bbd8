import { sure } from '@toile/geometry'
import { motions } from '../motions/index.ts'
import type { Motion } from '../motions/motion.ts'
import { motionOfKeys } from '../motions/own/betweenKeys.ts'
import type { FilmMotion } from './film.ts'

/** The motion of a film: one of the list, or the way through key frames of one's own. */
export const motionOf = (motion: FilmMotion): Omit<Motion, 'label'> =>
  motion.kind === 'own' ? motionOfKeys(motion.keys) : sure(motions.find(({ id }) => id === motion.id))
