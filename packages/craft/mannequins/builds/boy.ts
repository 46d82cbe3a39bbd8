import { defineBuild } from './defineBuild.ts'
import { girl } from './girl.ts'
import { widened } from './restat.ts'

/** A boy of six heads, about seven years old and 1.22 m tall: squarer shoulders, a straight flank. */
export const boy = defineBuild({
  ...girl,
  id: 'boy',
  gender: 'male',
  trunk: [
    [1.33, 0.53],
    [1.5, 0.462],
    [1.66, 0.426],
    [1.82, 0.418],
    [2.05, 0.402],
    [2.4, 0.39],
    [2.62, 0.406],
    [2.86, 0.428],
    [3.08, 0.436],
  ],
  neck: [
    [0.9, 0.135],
    [1.06, 0.124],
    [1.15, 0.132],
    [1.225, 0.173],
  ],
  shoulder: [0.525, 1.32],
  armRoot: [0.481, 1.44],
  levels: { ...girl.levels, ankle: 5.53 },
  hipRoot: [0.225, 2.96],
  ankleY: 5.53,
  arm: widened(girl.arm, 1.04),
  leg: widened(girl.leg, 1.02),
  handScale: 0.78,
  footScale: 0.9,
  muscle: 0.2,
  millimetresPerHead: 203,
})
