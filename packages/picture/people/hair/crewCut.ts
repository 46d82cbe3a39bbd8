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
            [-0.25, 0.27],
            [-0.272, 0.2],
            [-0.268, 0.11],
            [-0.226, 0.015],
          ],
          [
            [-0.19, 0.176],
            [-0.205, 0.12],
            [-0.195, 0.03],
            [-0.15, -0.036],
          ],
          [
            [-0.065, 0.17],
            [-0.07, 0.09],
            [-0.062, 0],
            [-0.055, -0.056],
          ],
          [
            [0.065, 0.17],
            [0.07, 0.09],
            [0.062, 0],
            [0.055, -0.056],
          ],
          [
            [0.19, 0.176],
            [0.205, 0.12],
            [0.195, 0.03],
            [0.15, -0.036],
          ],
          [
            [0.25, 0.27],
            [0.272, 0.2],
            [0.268, 0.11],
            [0.226, 0.015],
          ],
        ],
      },
    ],
  },
  back: { fades: { outlines: [fadedNape(0.5)], density: 500 }, locks: [croppedBack(0.6, 0.345)] },
}
