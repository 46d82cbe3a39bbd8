import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'

const outer: Path = [
  [-0.36, 0.86],
  [-0.5, 0.72],
  [-0.58, 0.45],
  [-0.56, 0.16],
  [-0.44, -0.1],
  [-0.24, -0.26],
  [0, -0.31],
  [0.24, -0.27],
  [0.45, -0.1],
  [0.57, 0.16],
  [0.59, 0.45],
  [0.5, 0.72],
  [0.36, 0.86],
]

/** Round afro. */
export const afro: HairArt = {
  behind: { coil: { outer: [[-0.3, 0.94], ...outer, [0.3, 0.94], [0, 1]], hairline: null, count: 700, radius: 0.03 } },
  front: {
    coil: {
      outer,
      hairline: [
        [0.3, 0.74],
        [0.305, 0.56],
        [0.29, 0.4],
        [0.225, 0.26],
        [0.1, 0.19],
        [-0.02, 0.175],
        [-0.14, 0.2],
        [-0.24, 0.28],
        [-0.295, 0.42],
        [-0.305, 0.56],
        [-0.3, 0.74],
      ],
      count: 1250,
      radius: 0.026,
    },
  },
  back: { coil: { outer: [[-0.3, 0.94], ...outer, [0.3, 0.94], [0, 1]], hairline: null, count: 900, radius: 0.03 } },
}
