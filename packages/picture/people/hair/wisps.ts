import type { Path } from '@toile/geometry'
import type { HairArt, Lock } from './hairArt.ts'

/** Downy hair on the skull. */
const down: Path = [
  [-0.3, 0.42],
  [-0.338, 0.36],
  [-0.33, 0.2],
  [-0.25, 0.05],
  [-0.12, -0.02],
  [0, -0.03],
  [0.12, -0.02],
  [0.25, 0.05],
  [0.33, 0.2],
  [0.338, 0.36],
  [0.3, 0.42],
  [0.27, 0.27],
  [0.15, 0.15],
  [0, 0.12],
  [-0.15, 0.15],
  [-0.27, 0.27],
]
/** A few soft curls brushed forward from the crown. */
const curl: Lock = {
  strands: 14,
  shine: [0.3, 0.6],
  flyaways: 8,
  soft: true,
  tips: 0.018,
  guides: [
    [
      [0.03, -0.055],
      [-0.09, -0.06],
      [-0.19, 0.02],
      [-0.21, 0.14],
    ],
    [
      [0.04, -0.04],
      [-0.04, -0.01],
      [-0.09, 0.08],
      [-0.06, 0.19],
    ],
    [
      [0.05, -0.045],
      [0.05, 0.01],
      [0.03, 0.09],
      [0.07, 0.18],
    ],
    [
      [0.06, -0.055],
      [0.15, -0.04],
      [0.2, 0.03],
      [0.19, 0.13],
    ],
  ],
}

/** A toddler's first hair: down, and a few soft curls. */
export const wisps: HairArt = {
  front: { fades: { outlines: [down], density: 500 }, locks: [curl] },
  back: {
    fades: {
      outlines: [[...down.slice(0, 11), [0.3, 0.62], [0.2, 0.8], [0, 0.85], [-0.2, 0.8], [-0.3, 0.62]]],
      density: 900,
    },
    locks: [
      {
        ...curl,
        guides: [
          [
            [-0.02, 0.02],
            [-0.16, 0.04],
            [-0.25, 0.2],
            [-0.22, 0.36],
          ],
          [
            [0, 0.05],
            [-0.04, 0.15],
            [-0.05, 0.28],
            [-0.02, 0.42],
          ],
          [
            [0.02, 0.02],
            [0.16, 0.04],
            [0.25, 0.2],
            [0.22, 0.36],
          ],
        ],
      },
    ],
  },
}
