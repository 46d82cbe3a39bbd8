import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'
import { clippedSides, fadedNape } from './masses.ts'

const outer: Path = [
  [-0.318, 0.3],
  [-0.335, 0.14],
  [-0.28, -0.03],
  [-0.14, -0.11],
  [0.02, -0.13],
  [0.17, -0.1],
  [0.29, -0.02],
  [0.335, 0.14],
  [0.318, 0.3],
]

/** Cropped coils with a fade. */
export const fadecrop: HairArt = {
  front: {
    coil: {
      outer,
      hairline: [
        [0.285, 0.3],
        [0.24, 0.22],
        [0.12, 0.185],
        [0, 0.18],
        [-0.12, 0.185],
        [-0.24, 0.22],
        [-0.285, 0.3],
      ],
      count: 420,
      radius: 0.02,
    },
    fades: {
      outlines: clippedSides,
      density: 300,
    },
  },
  back: {
    fades: { outlines: [fadedNape(0.4)], density: 420 },
    coil: { outer: [...outer, [0.3, 0.46], [0, 0.52], [-0.3, 0.46]], hairline: null, count: 420, radius: 0.02 },
  },
}
