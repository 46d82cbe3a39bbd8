import type { Path } from '@toile/geometry'
import type { HairArt, Wrap } from './hairArt.ts'

const mirrored = (path: Path): Path => path.map(([x, y]) => [-x, y] as const)

/** Cloth wound round the head: two bands that cross over the forehead. */
const under: Path = [
  [0.02, 0.2],
  [0.17, 0.23],
  [0.27, 0.33],
  [0.315, 0.5],
  [0.365, 0.4],
  [0.4, 0.16],
  [0.35, -0.06],
  [0.2, -0.2],
  [0.02, -0.24],
  [-0.12, -0.2],
  [-0.1, 0.02],
]
const over: Path = [
  [0.06, 0.21],
  [-0.1, 0.22],
  [-0.24, 0.3],
  [-0.312, 0.5],
  [-0.365, 0.4],
  [-0.4, 0.16],
  [-0.35, -0.06],
  [-0.2, -0.19],
  [0, -0.22],
  [0.16, -0.17],
  [0.2, -0.02],
  [0.16, 0.12],
]
const overFolds: readonly Path[] = [
  [
    [0.12, 0.14],
    [-0.1, 0.12],
    [-0.28, 0.22],
    [-0.335, 0.4],
  ],
  [
    [0.15, 0.06],
    [-0.08, 0.0],
    [-0.28, 0.08],
    [-0.37, 0.28],
  ],
  [
    [0.17, -0.04],
    [-0.04, -0.11],
    [-0.26, -0.04],
    [-0.37, 0.12],
  ],
]
const knot: Path = [
  [-0.1, -0.19],
  [-0.13, -0.29],
  [-0.04, -0.37],
  [0.09, -0.36],
  [0.15, -0.27],
  [0.1, -0.17],
  [0, -0.14],
]
const wound: Wrap = {
  parts: [
    { outline: under, folds: overFolds.map(mirrored) },
    { outline: over, folds: overFolds },
    {
      outline: knot,
      folds: [
        [
          [-0.09, -0.2],
          [0, -0.3],
          [0.12, -0.29],
        ],
        [
          [-0.02, -0.16],
          [0.04, -0.23],
          [0.12, -0.21],
        ],
      ],
    },
  ],
}
const woundBack: Wrap = {
  parts: [
    {
      outline: [
        [0, -0.24],
        [0.2, -0.2],
        [0.36, -0.05],
        [0.405, 0.18],
        [0.37, 0.44],
        [0.28, 0.66],
        [0.12, 0.78],
        [0, 0.8],
        [-0.12, 0.78],
        [-0.28, 0.66],
        [-0.37, 0.44],
        [-0.405, 0.18],
        [-0.36, -0.05],
        [-0.2, -0.2],
      ],
      folds: [
        [
          [-0.36, 0.32],
          [-0.1, 0.46],
          [0.16, 0.62],
        ],
        [
          [0.37, 0.28],
          [0.1, 0.38],
          [-0.14, 0.6],
        ],
        [
          [-0.38, 0.14],
          [-0.1, 0.2],
          [0.2, 0.42],
        ],
        [
          [0.36, 0.04],
          [0.06, 0.06],
          [-0.24, 0.2],
        ],
      ],
    },
    { outline: knot.map(([x, y]) => [x, y + 0.02] as const), folds: [] },
  ],
}

/** Headwrap wound high and knotted over the crown. */
export const headwrap: HairArt = { front: { wrap: wound }, back: { wrap: woundBack } }
