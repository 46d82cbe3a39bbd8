import type { HairArt } from './hairArt.ts'
import { clippedSides, croppedBack, fadedNape } from './masses.ts'

/** Quiff over undercut sides. */
export const quiff: HairArt = {
  front: {
    locks: [
      {
        strands: 44,
        shine: [0.3, 0.62],
        flyaways: 6,
        guides: [
          [
            [-0.25, 0.21],
            [-0.325, 0.1],
            [-0.28, -0.04],
            [-0.04, -0.125],
            [0.21, -0.1],
            [0.335, 0.07],
          ],
          [
            [-0.17, 0.19],
            [-0.18, 0.06],
            [-0.06, -0.05],
            [0.14, -0.08],
            [0.28, 0.02],
            [0.345, 0.17],
          ],
          [
            [-0.06, 0.185],
            [-0.02, 0.07],
            [0.1, 0],
            [0.22, 0.03],
            [0.31, 0.12],
            [0.345, 0.26],
          ],
          [
            [0.06, 0.185],
            [0.12, 0.11],
            [0.2, 0.09],
            [0.27, 0.14],
            [0.315, 0.24],
            [0.32, 0.34],
          ],
          [
            [0.19, 0.215],
            [0.225, 0.185],
            [0.26, 0.19],
            [0.29, 0.26],
            [0.305, 0.36],
          ],
        ],
      },
    ],
    fades: {
      outlines: clippedSides,
      density: 300,
    },
  },
  back: { fades: { outlines: [fadedNape(0.6)], density: 420 }, locks: [croppedBack(0.79, 0.35)] },
}
