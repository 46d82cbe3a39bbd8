import type { HairArt } from './hairArt.ts'
import { curtain, fallingBack, hairBehind } from './masses.ts'

/** Wavy lob: to the collarbone, tucked behind one ear. */
export const lob: HairArt = {
  behind: { locks: [hairBehind(1.2, 0.4, { depth: 0.55, wave: 0.03, tips: 0.06 })] },
  front: {
    cap: true,
    locks: [
      curtain(
        -1,
        { part: 0.06, length: 1.2, half: 0.43, inner: 0.27 },
        { wave: 0.048, tips: 0.06, strands: 30, shine: [0.18, 0.38] },
      ),
      curtain(
        1,
        { part: 0.06, length: 1.24, half: 0.44, inner: 0.28 },
        { wave: 0.048, phase: 1.2, tips: 0.06, strands: 30, shine: [0.18, 0.38] },
      ),
    ],
    parting: [
      [0.06, -0.06],
      [0.062, 0.1],
    ],
  },
  back: { locks: [fallingBack(1.24, 0.45, { wave: 0.04, tips: 0.05 })] },
}
