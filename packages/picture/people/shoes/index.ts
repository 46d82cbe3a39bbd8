import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import { ankleBoot } from './ankleBoot.ts'
import { ballet } from './ballet.ts'
import { blockHeel } from './blockHeel.ts'
import { brogue } from './brogue.ts'
import { chelsea } from './chelsea.ts'
import { combat } from './combat.ts'
import { cowboyBoot } from './cowboyBoot.ts'
import { derby } from './derby.ts'
import { espadrille } from './espadrille.ts'
import { flatSandal } from './flatSandal.ts'
import { highTop } from './highTop.ts'
import { kneeBoot } from './kneeBoot.ts'
import { loafer } from './loafer.ts'
import { maryJane } from './maryJane.ts'
import { mule } from './mule.ts'
import { platform } from './platform.ts'
import { pump } from './pump.ts'
import { rainBoot } from './rainBoot.ts'
import { sandal } from './sandal.ts'
import type { ShoeArt } from './shoeArt.ts'
import { slide } from './slide.ts'
import { sneaker } from './sneaker.ts'

/** The drawing of every kind of shoe; nothing for bare feet. */
export const shoeArts: Record<ShoeKind, ShoeArt | null> = {
  pump,
  blockHeel,
  sandal,
  platform,
  mule,
  ankleBoot,
  kneeBoot,
  cowboyBoot,
  ballet,
  maryJane,
  loafer,
  derby,
  brogue,
  espadrille,
  flatSandal,
  slide,
  sneaker,
  highTop,
  chelsea,
  combat,
  rainBoot,
  barefoot: null,
}
