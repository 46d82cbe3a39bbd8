import { restat } from './restat.ts'
import { sixHeads } from './sixHeads.ts'

/** A boy of six heads, 1.22 m tall. */
export const boy = restat(sixHeads, 1, 1.08, {
  id: 'boy',
  gender: 'male',
  shoulder: [0.525, 1.32],
  handScale: 0.78,
  footScale: 0.9,
  muscle: 0.2,
  millimetresPerHead: 203,
})
