import type { HairArt } from './hairArt.ts'
import { curtain, gatheredBack } from './masses.ts'

/** Sleek middle parting over the ears into a low bun, with a strand let fall on each side. */
export const lowBun: HairArt = {
  behind: { buns: [{ x: 0.05, y: 0.93, width: 0.17, height: 0.12 }] },
  front: {
    locks: [
      curtain(-1, { part: 0, length: 0.7, half: 0.318, inner: 0.294 }, { soft: true, shine: [0.3, 0.6], flyaways: 2 }),
      curtain(1, { part: 0, length: 0.7, half: 0.318, inner: 0.294 }, { soft: true, shine: [0.3, 0.6], flyaways: 2 }),
    ],
    parting: [
      [0, -0.06],
      [0.001, 0.1],
    ],
    over: {
      locks: ([-1, 1] as const).map((s) => ({
        strands: 3,
        soft: true,
        flyaways: 0,
        tips: 0.03,
        guides: [
          [
            [s * 0.03, 0.125],
            [s * 0.2, 0.2],
            [s * 0.286, 0.4],
            [s * 0.296, 0.64],
            [s * 0.262, 0.88],
            [s * 0.282, 1.04],
          ],
          [
            [s * 0.03, 0.132],
            [s * 0.195, 0.21],
            [s * 0.276, 0.41],
            [s * 0.284, 0.64],
            [s * 0.254, 0.88],
            [s * 0.279, 1.04],
          ],
        ],
      })),
    },
  },
  back: { locks: [gatheredBack([0, 0.8])], buns: [{ x: 0, y: 0.85, width: 0.17, height: 0.13 }] },
}
