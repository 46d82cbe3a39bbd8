import type { HairStyleId } from '@toile/fashion/mannequins/hair.ts'
import { afro } from './afro.ts'
import { bob } from './bob.ts'
import { braids } from './braids.ts'
import { buzz } from './buzz.ts'
import { chignon } from './chignon.ts'
import { curls } from './curls.ts'
import { fadecrop } from './fadecrop.ts'
import { flow } from './flow.ts'
import { fringe } from './fringe.ts'
import { mop } from './mop.ts'
import { pixie } from './pixie.ts'
import { pony } from './pony.ts'
import { sidepart } from './sidepart.ts'
import { waves } from './waves.ts'
import type { HairArt } from './hairArt.ts'

/** The drawing of every hair style. */
export const hairArts: Record<HairStyleId, HairArt> = {
  waves,
  bob,
  chignon,
  afro,
  pony,
  pixie,
  sidepart,
  fadecrop,
  flow,
  buzz,
  braids,
  fringe,
  mop,
  curls,
}
