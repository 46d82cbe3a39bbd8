import { openLast, throatLine } from './lasts.ts'
import type { ShoeArt } from './shoeArt.ts'

/** Court shoe on a block heel, almond toe. */
export const blockHeel: ShoeArt = {
  collar: 0.18,
  heel: 'block',
  layers: [{ role: 'upper', path: openLast(0.12, 0.47, 'square', true) }],
  lines: [
    { path: throatLine(0.47), weight: 1.5 },
    {
      path: [
        [-0.108, 0.55],
        [-0.06, 0.62],
        [0, 0.632],
        [0.07, 0.62],
        [0.12, 0.55],
      ],
      weight: 1,
    },
  ],
  shine: [
    [
      [-0.085, 0.5],
      [-0.066, 0.57],
      [-0.036, 0.6],
      [-0.056, 0.54],
    ],
  ],
}
