import { openLast, throatLine } from './lasts.ts'
import type { ShoeArt, ShoeLine } from './shoeArt.ts'
import { welt } from './soles.ts'

/** Espadrille: canvas on a rope sole. */
export const espadrille: ShoeArt = {
  collar: 0.1,
  lift: 0.02,
  layers: [welt(0.01, 'rope', 0.03), { role: 'upper', path: openLast(0.08, 0.3, 'round') }],
  lines: [
    { path: throatLine(0.3), weight: 1.6 },
    {
      path: [
        [-0.122, 0.37],
        [-0.06, 0.345],
        [0.004, 0.34],
        [0.07, 0.345],
        [0.136, 0.37],
      ],
      weight: 1.1,
    },
    ...[-0.125, -0.1, -0.07, -0.035, 0, 0.035, 0.07, 0.105, 0.135].map(
      (x): ShoeLine => ({
        path: [
          [x - 0.008, 0.545 - x * x * 6],
          [x + 0.008, 0.59 - x * x * 6.4],
        ],
        weight: 1.2,
      }),
    ),
  ],
  shine: [],
}
