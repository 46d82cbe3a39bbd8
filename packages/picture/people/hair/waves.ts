import type { HairArt } from './hairArt.ts'
import { curtain, fallingBack, hairBehind } from './masses.ts'

/** Long loose waves from a low side parting, heavier on one shoulder. */
export const waves: HairArt = {
  behind: { locks: [hairBehind(1.66, 0.44, { wave: 0.06, tips: 0.1 })] },
  front: {
    cap: true,
    locks: [
      curtain(
        -1,
        { part: -0.09, length: 1.52, half: 0.49, inner: 0.3, lift: 0.015 },
        { wave: 0.07, tips: 0.12, strands: 30 },
      ),
      curtain(
        1,
        { part: -0.09, length: 1.8, half: 0.56, inner: 0.27, lift: 0.015 },
        { wave: 0.078, phase: 0.9, tips: 0.14, strands: 38, flyaways: 9 },
      ),
      {
        strands: 16,
        shine: [0.16, 0.34],
        flyaways: 2,
        soft: true,
        wave: 0.07,
        phase: 2.3,
        tips: 0.1,
        guides: [
          [
            [-0.08, 0.02],
            [0.14, 0.02],
            [0.29, 0.16],
            [0.37, 0.42],
            [0.41, 0.72],
            [0.47, 1.0],
            [0.4, 1.34],
          ],
          [
            [-0.085, 0.08],
            [0.12, 0.1],
            [0.26, 0.24],
            [0.33, 0.48],
            [0.35, 0.74],
            [0.38, 1.02],
            [0.33, 1.38],
          ],
        ],
      },
    ],
    parting: [
      [-0.09, -0.06],
      [-0.088, 0.1],
    ],
  },
  back: { locks: [fallingBack(1.76, 0.46, { wave: 0.05, tips: 0.09 })] },
}
