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
            [-0.238, 0.232],
            [-0.275, 0.19],
            [-0.298, 0.1],
            [-0.268, 0.01],
          ],
          [
            [-0.185, 0.205],
            [-0.2, 0.12],
            [-0.195, 0.02],
            [-0.165, -0.05],
          ],
          [
            [-0.065, 0.185],
            [-0.07, 0.09],
            [-0.06, -0.02],
            [-0.055, -0.066],
          ],
          [
            [0.065, 0.185],
            [0.07, 0.09],
            [0.06, -0.02],
            [0.055, -0.066],
          ],
          [
            [0.185, 0.205],
            [0.2, 0.12],
            [0.195, 0.02],
            [0.165, -0.05],
          ],
          [
            [0.238, 0.232],
            [0.275, 0.19],
            [0.298, 0.1],
            [0.268, 0.01],
          ],
        ],
      },
    ],
  },
  back: { fades: { outlines: [fadedNape(0.5)], density: 500 }, locks: [croppedBack(0.6, 0.345)] },
}
