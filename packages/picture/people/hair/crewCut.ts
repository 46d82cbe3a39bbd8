import type { HairArt } from './hairArt.ts'
import { clippedSides, croppedBack, fadedNape } from './masses.ts'

/** Crew cut: brushed up short on top, clipped at the sides. */
export const crewCut: HairArt = {
  front: {
    fades: { outlines: clippedSides, density: 300 },
    locks: [
      {
        strands: 60,
        soft: true,
        shine: [0.3, 0.7],
        flyaways: 8,
        tips: 0.014,
        guides: [
          [
            [-0.246, 0.215],
            [-0.284, 0.17],
            [-0.28, 0.1],
            [-0.236, 0.008],
          ],
          [
            [-0.196, 0.178],
            [-0.212, 0.12],
            [-0.2, 0.03],
            [-0.155, -0.04],
          ],
          [
            [-0.065, 0.17],
            [-0.07, 0.09],
            [-0.062, 0],
            [-0.055, -0.058],
          ],
          [
            [0.065, 0.17],
            [0.07, 0.09],
            [0.062, 0],
            [0.055, -0.058],
          ],
          [
            [0.196, 0.178],
            [0.212, 0.12],
            [0.2, 0.03],
            [0.155, -0.04],
          ],
          [
            [0.246, 0.215],
            [0.284, 0.17],
            [0.28, 0.1],
            [0.236, 0.008],
          ],
        ],
      },
    ],
  },
  back: { fades: { outlines: [fadedNape(0.5)], density: 500 }, locks: [croppedBack(0.6, 0.345)] },
}
