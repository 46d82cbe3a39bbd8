import { flatLast } from './lasts.ts'
import type { ShoeArt } from './shoeArt.ts'
import { welt } from './soles.ts'

/** Wellington: a rubber tube to below the knee. */
export const rainBoot: ShoeArt = {
  collar: -0.9,
  lift: 0.016,
  shaft: { end: 1.36, slack: 0.05 },
  layers: [welt(0.014, 'sole', 0.014), { role: 'upper', path: flatLast(0, 'round') }],
  lines: [
    {
      path: [
        [-0.12, 0.39],
        [-0.06, 0.362],
        [0.004, 0.356],
        [0.066, 0.362],
        [0.134, 0.39],
      ],
      weight: 1.5,
    },
    {
      path: [
        [-0.104, 0.03],
        [-0.03, 0.085],
        [0.05, 0.08],
      ],
      weight: 1.3,
    },
    {
      path: [
        [0.104, 0.06],
        [0.05, 0.13],
        [-0.02, 0.14],
      ],
      weight: 1.2,
    },
    {
      path: [
        [-0.132, 0.42],
        [-0.1, 0.49],
        [-0.05, 0.522],
        [0.01, 0.532],
        [0.07, 0.52],
        [0.118, 0.48],
        [0.148, 0.41],
      ],
      weight: 1.1,
    },
  ],
  shine: [
    [
      [-0.085, 0.4],
      [-0.066, 0.47],
      [-0.02, 0.498],
      [-0.05, 0.44],
    ],
    [
      [-0.088, -0.02],
      [-0.09, 0.16],
      [-0.074, 0.2],
      [-0.07, 0.02],
    ],
  ],
}
