import { flatLast } from './lasts.ts'
import type { ShoeArt, ShoeLine } from './shoeArt.ts'
import { welt } from './soles.ts'

/** The elastic let into one side, with its ribs. */
const gusset = (s: 1 | -1): ShoeLine[] => [
  {
    path: [
      [s * 0.052, -0.29],
      [s * 0.05, -0.14],
      [s * 0.074, 0.02],
      [s * 0.1, 0.06],
    ],
    weight: 1.4,
  },
  ...[-0.26, -0.22, -0.18, -0.14, -0.1, -0.06].map(
    (y): ShoeLine => ({
      path: [
        [s * 0.056, y],
        [s * 0.075, y + 0.004],
        [s * 0.098, y],
      ],
      weight: 0.9,
    }),
  ),
]

/** Chelsea boot: ankle high, elastic at both sides. */
export const chelsea: ShoeArt = {
  collar: -0.3,
  shaft: { end: 1.85, slack: 0.022 },
  layers: [welt(0.012), { role: 'upper', path: flatLast(0, 'almond') }],
  lines: [
    ...gusset(1),
    ...gusset(-1),
    {
      path: [
        [-0.098, 0.14],
        [-0.04, 0.185],
        [0.04, 0.19],
      ],
      weight: 1,
    },
  ],
  shine: [
    [
      [-0.075, 0.36],
      [-0.062, 0.44],
      [-0.03, 0.47],
      [-0.05, 0.41],
    ],
  ],
}
