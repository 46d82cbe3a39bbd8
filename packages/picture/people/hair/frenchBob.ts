import type { HairArt } from './hairArt.ts'
import { curtain, fallingBack, hairBehind } from './masses.ts'

/** French bob: to the cheekbone, bent under, with a loose fringe. */
export const frenchBob: HairArt = {
  behind: { locks: [hairBehind(0.84, 0.38, { depth: 0.5 })] },
  front: {
    cap: true,
    locks: [
      curtain(
        -1,
        { part: 0.03, length: 0.82, half: 0.375, inner: 0.255, lift: 0.01 },
        { tips: 0.016, shine: [0.28, 0.5], strands: 28 },
      ),
      curtain(
        1,
        { part: -0.03, length: 0.82, half: 0.375, inner: 0.255, lift: 0.01 },
        { tips: 0.016, shine: [0.28, 0.5], strands: 28 },
      ),
      {
        strands: 30,
        shine: [0.4, 0.66],
        flyaways: 3,
        guides: [
          [
            [-0.04, -0.08],
            [-0.17, 0.0],
            [-0.25, 0.18],
            [-0.262, 0.41],
          ],
          [
            [-0.03, -0.06],
            [-0.1, 0.07],
            [-0.13, 0.24],
            [-0.14, 0.4],
          ],
          [
            [0, -0.06],
            [0.005, 0.06],
            [0.01, 0.22],
            [-0.005, 0.39],
          ],
          [
            [0.03, -0.06],
            [0.11, 0.07],
            [0.14, 0.24],
            [0.13, 0.4],
          ],
          [
            [0.04, -0.08],
            [0.18, 0.0],
            [0.255, 0.18],
            [0.266, 0.41],
          ],
        ],
      },
    ],
  },
  back: { locks: [fallingBack(0.86, 0.385, { tips: 0.04 })] },
}
