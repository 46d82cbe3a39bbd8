import { openLast, throatLine } from './lasts.ts'
import type { ShoeArt, ShoeLayer } from './shoeArt.ts'

const loop = (side: 1 | -1): ShoeLayer => ({
  role: 'trim',
  fullness: 0.6,
  path: [
    [0.004, 0.404],
    [0.004 + side * 0.026, 0.38],
    [0.004 + side * 0.054, 0.384],
    [0.004 + side * 0.052, 0.414],
    [0.004 + side * 0.026, 0.42],
  ],
})

/** Ballet flat with a small bow. */
export const ballet: ShoeArt = {
  collar: 0.17,
  layers: [{ role: 'upper', path: openLast(0.11, 0.4, 'round') }, loop(1), loop(-1)],
  lines: [
    { path: throatLine(0.4), weight: 1.6 },
    {
      path: [
        [-0.118, 0.455],
        [-0.06, 0.516],
        [0, 0.528],
        [0.07, 0.515],
        [0.132, 0.45],
      ],
      weight: 1,
    },
  ],
  shine: [
    [
      [-0.088, 0.43],
      [-0.06, 0.478],
      [-0.032, 0.49],
      [-0.062, 0.452],
    ],
  ],
}
