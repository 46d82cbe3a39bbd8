import { man } from './man.ts'
import { restat } from './restat.ts'

/** A boy in his teens, eight heads and 1.70 m tall. */
export const teenBoy = restat(man, 0.88, 0.79, {
  id: 'teenBoy',
  headHalf: 0.345,
  handScale: 0.98,
  footScale: 1.04,
  muscle: 0.35,
  millimetresPerHead: 211,
})
