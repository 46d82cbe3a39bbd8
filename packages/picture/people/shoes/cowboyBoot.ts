import type { Path } from '@toile/geometry'
import { raisedLast } from './lasts.ts'
import type { ShoeArt, ShoeLine } from './shoeArt.ts'

/** Rows of stitching that rise up the shaft like a flame. */
const flame = (grow: number): Path => [
  [-0.085 * grow, -0.16],
  [-0.095 * grow, -0.4],
  [-0.04 * grow, -0.56],
  [0, -0.74 * grow],
  [0.04 * grow, -0.56],
  [0.095 * grow, -0.4],
  [0.085 * grow, -0.16],
  [0.02, -0.06],
]
const stitched = (path: Path): ShoeLine => ({ path, weight: 1.3, dotted: true })

/** Cowboy boot: pointed toe, dipped shaft, stitched, on a cuban heel. */
export const cowboyBoot: ShoeArt = {
  collar: -0.8,
  heel: 'cuban',
  shaft: { end: 1.52, slack: 0.05, dip: 0.1, creased: true },
  layers: [{ role: 'upper', path: raisedLast(0, 'pointed') }],
  lines: [
    stitched(flame(1)),
    stitched(flame(0.78)),
    {
      path: [
        [-0.1, 0.12],
        [-0.06, 0.24],
        [0, 0.3],
        [0.06, 0.24],
        [0.108, 0.12],
      ],
      weight: 1.6,
    },
    stitched([
      [-0.07, 0.4],
      [-0.02, 0.44],
      [0, 0.38],
      [0.024, 0.44],
      [0.078, 0.4],
    ]),
    {
      path: [
        [-0.118, 0.45],
        [-0.09, 0.56],
        [-0.03, 0.65],
        [0.006, 0.682],
        [0.046, 0.64],
        [0.106, 0.55],
        [0.13, 0.45],
      ],
      weight: 1,
    },
  ],
  shine: [
    [
      [-0.08, 0.48],
      [-0.056, 0.56],
      [-0.026, 0.61],
      [-0.046, 0.54],
    ],
  ],
}
