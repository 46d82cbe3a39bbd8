import { restat } from './restat.ts'
import { woman } from './woman.ts'

/** A girl in her teens, eight heads and 1.62 m tall. */
export const teen = restat(woman, 0.87, 0.86, {
  id: 'teen',
  headHalf: 0.338,
  handScale: 0.92,
  footScale: 0.94,
  bust: 0.55,
  muscle: 0.2,
  flatFooted: true,
  millimetresPerHead: 203,
})
