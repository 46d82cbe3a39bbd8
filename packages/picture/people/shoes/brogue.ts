import type { Path } from '@toile/geometry'
import { flatLast } from './lasts.ts'
import type { ShoeArt, ShoeLine } from './shoeArt.ts'
import { welt } from './soles.ts'

/** The wing of the toe cap, higher by `up` heads. */
const wing = (up: number): Path => [
  [-0.126, 0.34 - up],
  [-0.098, 0.4 - up],
  [-0.05, 0.385 - up],
  [0.003, 0.33 - up],
  [0.056, 0.385 - up],
  [0.108, 0.4 - up],
  [0.14, 0.34 - up],
]

/** Brogue: an oxford with a winged, punched toe cap. */
export const brogue: ShoeArt = {
  collar: -0.02,
  layers: [welt(0.01), { role: 'upper', path: flatLast(0, 'almond') }],
  lines: [
    { path: wing(0), weight: 1.5 },
    { path: wing(-0.024), weight: 1.6, dotted: true },
    {
      path: [
        [-0.03, 0.47],
        [-0.03, 0.44],
        [0.003, 0.425],
        [0.034, 0.44],
        [0.034, 0.47],
        [0.003, 0.485],
        [-0.03, 0.47],
      ],
      weight: 1.5,
      dotted: true,
    },
    {
      path: [
        [-0.046, 0.04],
        [-0.034, 0.16],
        [-0.022, 0.26],
        [0.003, 0.285],
        [0.028, 0.26],
        [0.04, 0.16],
        [0.05, 0.04],
      ],
      weight: 1.6,
    },
    {
      path: [
        [-0.098, 0.13],
        [-0.07, 0.22],
        [-0.062, 0.34],
      ],
      weight: 1.2,
    },
    {
      path: [
        [0.108, 0.13],
        [0.078, 0.22],
        [0.07, 0.34],
      ],
      weight: 1.2,
    },
    ...[0.08, 0.13, 0.18, 0.23].map(
      (y): ShoeLine => ({
        path: [
          [-0.034, y],
          [0.003, y + 0.008],
          [0.04, y],
        ],
        weight: 2.6,
        role: 'lace',
      }),
    ),
  ],
  shine: [
    [
      [-0.086, 0.41],
      [-0.066, 0.47],
      [-0.036, 0.5],
      [-0.056, 0.45],
    ],
  ],
}
