import type { ShoeKind } from '@toile/fashion/mannequins/shoes.ts'
import { ankleBoot } from './ankleBoot.ts'
import { ballet } from './ballet.ts'
import { derby } from './derby.ts'
import { kneeBoot } from './kneeBoot.ts'
import { loafer } from './loafer.ts'
import { maryJane } from './maryJane.ts'
import { pump } from './pump.ts'
import { sandal } from './sandal.ts'
import type { ShoeArt } from './shoeArt.ts'
import { sneaker } from './sneaker.ts'

/** The drawing of every kind of shoe; nothing for bare feet. */
export const shoeArts: Record<ShoeKind, ShoeArt | null> = {
  pump,
  sandal,
  ankleBoot,
  kneeBoot,
  ballet,
  loafer,
  derby,
  sneaker,
  maryJane,
  barefoot: null,
}
