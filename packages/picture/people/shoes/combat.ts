import { flatLast } from './lasts.ts'
import type { ShoeArt, ShoeLine } from './shoeArt.ts'
import { welt } from './soles.ts'

const rungs = [-0.42, -0.35, -0.28, -0.21, -0.14, -0.07, 0, 0.07, 0.14, 0.2]

/** Crossed laces, rung over rung. */
const lacing: ShoeLine[] = rungs.map((y, k) => ({
  path: [
    [-0.046, y + (k % 2 ? 0.03 : 0)],
    [0.002, y + 0.018],
    [0.05, y + (k % 2 ? 0 : 0.03)],
  ],
  weight: 2.6,
  role: 'lace',
}))

/** Combat boot: laced to the calf over a lug sole. */
export const combat: ShoeArt = {
  collar: -0.5,
  lift: 0.024,
  shaft: { end: 1.76, slack: 0.03, creased: true },
  layers: [welt(0.022, 'sole', 0.024), welt(0.008, 'trim'), { role: 'upper', path: flatLast(0, 'round') }],
  lines: [
    {
      path: [
        [-0.06, -0.46],
        [-0.062, -0.1],
        [-0.05, 0.14],
        [-0.05, 0.25],
        [-0.1, 0.31],
      ],
      weight: 1.7,
    },
    {
      path: [
        [0.064, -0.46],
        [0.066, -0.1],
        [0.054, 0.14],
        [0.056, 0.25],
        [0.116, 0.31],
      ],
      weight: 1.7,
    },
    ...lacing,
    {
      path: [
        [-0.116, 0.36],
        [-0.05, 0.334],
        [0.004, 0.33],
        [0.06, 0.334],
        [0.13, 0.36],
      ],
      weight: 1.7,
    },
    ...[-0.11, -0.07, -0.025, 0.025, 0.075, 0.12].map(
      (x): ShoeLine => ({
        path: [
          [x, 0.585 - x * x * 6.2],
          [x * 1.03, 0.615 - x * x * 6.2],
        ],
        weight: 2.2,
      }),
    ),
  ],
  shine: [
    [
      [-0.075, 0.4],
      [-0.055, 0.46],
      [-0.02, 0.485],
      [-0.045, 0.44],
    ],
  ],
}
