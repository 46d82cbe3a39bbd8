import type { HairArt } from './hairArt.ts'
import { gatheredBack } from './masses.ts'
import { combedBack } from './slicked.ts'

/** Drawn back loosely into a knot at the crown. */
export const manBun: HairArt = {
  behind: { buns: [{ x: 0.02, y: -0.12, width: 0.115, height: 0.09 }] },
  front: { locks: [{ ...combedBack, flyaways: 10 }] },
  back: { locks: [gatheredBack([0, 0.14])], buns: [{ x: 0, y: 0.1, width: 0.15, height: 0.13 }] },
}
