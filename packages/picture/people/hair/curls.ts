import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'

const outer: Path = [
  [-0.33, 0.56],
  [-0.4, 0.36],
  [-0.41, 0.14],
  [-0.31, -0.08],
  [-0.13, -0.19],
  [0.05, -0.2],
  [0.24, -0.15],
  [0.37, 0],
  [0.42, 0.2],
  [0.4, 0.38],
  [0.33, 0.56],
]

/** Loose curls. */
export const curls: HairArt = {
  front: {
    coil: {
      outer,
      hairline: [
        [0.3, 0.54],
        [0.29, 0.42],
        [0.24, 0.36],
        [0.16, 0.385],
        [0.08, 0.34],
        [0, 0.375],
        [-0.09, 0.34],
        [-0.17, 0.385],
        [-0.25, 0.34],
        [-0.29, 0.42],
        [-0.3, 0.54],
      ],
      count: 380,
      radius: 0.038,
    },
  },
  back: {
    coil: { outer: [...outer, [0.22, 0.8], [0, 0.86], [-0.22, 0.8]], hairline: null, count: 460, radius: 0.038 },
  },
}
