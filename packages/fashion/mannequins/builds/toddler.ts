import { restat, widened } from './restat.ts'
import { sixHeads } from './sixHeads.ts'

/** A small child of four and a half heads, 0.92 m tall. */
export const toddler = restat(sixHeads, 0.72, 1.1, {
  id: 'toddler',
  gender: 'male',
  headHalf: 0.4,
  handScale: 0.6,
  footScale: 0.72,
  leg: widened(sixHeads.leg, (t) => 1.16 - 0.02 * t),
  arm: widened(sixHeads.arm, 1.12),
  millimetresPerHead: 200,
})
