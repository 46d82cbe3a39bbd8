import { raisedLast } from './lasts.ts'
import type { ShoeArt } from './shoeArt.ts'

/** Ankle boot on a heel. */
export const ankleBoot: ShoeArt = {
  collar: -0.3,
  heel: 'block',
  shaft: { end: 1.85, slack: 0.02 },
  layers: [{ role: 'upper', path: raisedLast(0, 'almond') }],
  lines: [
    {
      path: [
        [-0.098, 0.05],
        [-0.05, 0.11],
        [0.04, 0.12],
        [0.1, 0.07],
      ],
      weight: 1.2,
    },
    {
      path: [
        [-0.1, 0.17],
        [-0.05, 0.215],
        [0.03, 0.222],
      ],
      weight: 1,
    },
    {
      path: [
        [0.088, -0.26],
        [0.082, -0.05],
        [0.1, 0.12],
        [0.12, 0.24],
      ],
      weight: 1.3,
    },
  ],
  shine: [
    [
      [-0.072, 0.42],
      [-0.052, 0.52],
      [-0.032, 0.555],
      [-0.046, 0.47],
    ],
  ],
}
