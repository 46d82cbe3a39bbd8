import type { Path } from '@toile/geometry'
import type { HairArt } from './hairArt.ts'
import { croppedBack, fadedNape } from './masses.ts'

const side: Path = [
  [0.215, 0.1],
  [0.236, 0.26],
  [0.252, 0.4],
  [0.27, 0.55],
  [0.306, 0.6],
  [0.36, 0.54],
  [0.36, 0.24],
  [0.32, 0.06],
]

/** Crew cut: brushed up short on top, clipped at the sides. */
export const crewCut: HairArt = {
  front: {
    fades: { outlines: [side, side.map(([x, y]) => [-x, y] as const)], density: 420 },
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
