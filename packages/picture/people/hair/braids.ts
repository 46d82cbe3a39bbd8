import type { Braid, HairArt, Lock } from './hairArt.ts'
import { bothSides } from './masses.ts'

const plaits: readonly Braid[] = [
  { from: [-0.335, 0.7], to: [-0.47, 1.6], width: 0.085, lobes: 9 },
  { from: [0.335, 0.7], to: [0.45, 1.58], width: 0.085, lobes: 9 },
]

/** Half the head from behind, drawn to the side where its braid begins. */
const halfBack: Lock = {
  strands: 34,
  shine: [0.25, 0.55],
  flyaways: 4,
  guides: [
    [
      [-0.018, -0.085],
      [0.2, -0.055],
      [0.36, 0.15],
      [0.375, 0.45],
      [0.34, 0.72],
    ],
    [
      [-0.018, 0.1],
      [0.16, 0.2],
      [0.3, 0.4],
      [0.33, 0.72],
    ],
    [
      [-0.016, 0.45],
      [0.12, 0.55],
      [0.24, 0.66],
      [0.32, 0.76],
    ],
    [
      [-0.012, 0.84],
      [0.12, 0.87],
      [0.22, 0.86],
      [0.31, 0.8],
    ],
  ],
}

/** Middle parting and two braids. */
export const braids: HairArt = {
  front: {
    locks: [
      {
        strands: 26,
        shine: [0.3, 0.6],
        flyaways: 3,
        soft: true,
        guides: [
          [
            [-0.005, -0.075],
            [-0.14, -0.06],
            [-0.28, 0.02],
            [-0.362, 0.18],
            [-0.37, 0.44],
            [-0.34, 0.72],
          ],
          [
            [-0.005, 0.03],
            [-0.16, 0.07],
            [-0.3, 0.25],
            [-0.335, 0.48],
            [-0.325, 0.72],
          ],
          [
            [-0.005, 0.165],
            [-0.12, 0.205],
            [-0.242, 0.33],
            [-0.3, 0.5],
            [-0.31, 0.7],
          ],
        ],
      },
      {
        strands: 26,
        shine: [0.3, 0.6],
        flyaways: 3,
        soft: true,
        guides: [
          [
            [0.005, -0.075],
            [0.14, -0.06],
            [0.28, 0.02],
            [0.362, 0.18],
            [0.37, 0.44],
            [0.34, 0.72],
          ],
          [
            [0.005, 0.03],
            [0.16, 0.07],
            [0.3, 0.25],
            [0.335, 0.48],
            [0.325, 0.72],
          ],
          [
            [0.005, 0.165],
            [0.12, 0.205],
            [0.242, 0.33],
            [0.3, 0.5],
            [0.31, 0.7],
          ],
        ],
      },
    ],
    parting: [
      [0, -0.06],
      [0, 0.14],
    ],
    braids: plaits,
    cap: true,
  },
  backBehind: { braids: plaits },
  back: { locks: bothSides(halfBack) },
}
