import type { HairArt } from './hairArt.ts'
import { gatheredBack, sweptUp } from './masses.ts'

/** Drawn back loosely into a knot at the crown. */
export const manBun: HairArt = {
  behind: { buns: [{ x: 0.02, y: -0.11, width: 0.125, height: 0.105 }] },
  front: { locks: [{ ...sweptUp, flyaways: 10, shine: [0.3, 0.55] }], babyHairs: 10 },
  back: { locks: [gatheredBack([0, 0.14])], buns: [{ x: 0, y: 0.1, width: 0.15, height: 0.13 }] },
}
