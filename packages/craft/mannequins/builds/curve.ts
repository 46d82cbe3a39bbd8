import { defineBuild } from './defineBuild.ts'
import { widened } from './restat.ts'
import { woman } from './woman.ts'

/** A fuller woman of nine heads, 1.74 m tall. */
export const curve = defineBuild({
  ...woman,
  id: 'curve',
  headHalf: 0.335,
  trunk: [
    [1.56, 0.7],
    [1.74, 0.655],
    [1.92, 0.635],
    [2.14, 0.66],
    [2.3, 0.63],
    [2.45, 0.585],
    [2.7, 0.53],
    [2.95, 0.515],
    [3.15, 0.58],
    [3.36, 0.67],
    [3.6, 0.745],
    [3.85, 0.785],
    [4.12, 0.775],
  ],
  neck: [
    [0.93, 0.165],
    [1.12, 0.152],
    [1.27, 0.16],
    [1.385, 0.215],
  ],
  shoulder: [0.69, 1.555],
  armRoot: [0.665, 1.72],
  hipRoot: [0.39, 3.96],
  arm: widened(woman.arm, (t) => 1.52 - 0.2 * t),
  leg: widened(woman.leg, (t) => 1.34 - 0.05 * t),
  handScale: 0.97,
  footScale: 1.04,
  bust: 1.5,
  muscle: 0.1,
  belly: 0.5,
  millimetresPerHead: 193,
})
