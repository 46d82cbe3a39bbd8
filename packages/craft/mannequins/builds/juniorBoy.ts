import { defineBuild } from './defineBuild.ts'
import { junior } from './junior.ts'
import { widened } from './restat.ts'

/** A boy of nearly seven heads, about ten years old and 1.40 m tall: square shoulders, straight flanks. */
export const juniorBoy = defineBuild({
  ...junior,
  id: 'juniorBoy',
  gender: 'male',
  headHalf: 0.368,
  trunk: [
    [1.385, 0.545],
    [1.56, 0.468],
    [1.75, 0.42],
    [1.93, 0.412],
    [2.18, 0.384],
    [2.42, 0.364],
    [2.64, 0.358],
    [2.9, 0.376],
    [3.18, 0.396],
    [3.46, 0.404],
  ],
  neck: [
    [0.9, 0.134],
    [1.07, 0.124],
    [1.17, 0.13],
    [1.255, 0.178],
  ],
  shoulder: [0.54, 1.38],
  armRoot: [0.508, 1.505],
  levels: { ...junior.levels, ankle: 6.28 },
  hipRoot: [0.204, 3.32],
  ankleY: 6.28,
  arm: widened(junior.arm, 1.08),
  leg: widened(junior.leg, 0.98),
  handScale: 0.84,
  footScale: 0.98,
  muscle: 0.2,
  millimetresPerHead: 206,
})
