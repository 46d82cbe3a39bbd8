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
            [-0.252, 0.25],
            [-0.292, 0.13],
            [-0.262, -0.02],
            [-0.06, -0.105],
            [0.16, -0.085],
            [0.272, 0.045],
          ],
          [
            [-0.178, 0.168],
            [-0.19, 0.06],
            [-0.08, -0.04],
            [0.1, -0.066],
            [0.23, 0],
            [0.296, 0.13],
          ],
          [
            [-0.06, 0.166],
            [-0.03, 0.07],
            [0.08, 0.006],
            [0.19, 0.026],
            [0.265, 0.1],
            [0.302, 0.2],
          ],
          [
            [0.06, 0.158],
            [0.11, 0.1],
            [0.18, 0.082],
            [0.24, 0.12],
            [0.28, 0.19],
            [0.298, 0.27],
          ],
          [
            [0.18, 0.168],
            [0.215, 0.15],
            [0.245, 0.17],
            [0.268, 0.22],
            [0.285, 0.3],
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
