import type { HairStyleId } from '@toile/craft/mannequins/hair.ts'
import { afro } from './afro.ts'
import { bob } from './bob.ts'
import { boxBraids } from './boxBraids.ts'
import { braids } from './braids.ts'
import { buzz } from './buzz.ts'
import { chignon } from './chignon.ts'
import { coils } from './coils.ts'
import { cornrows } from './cornrows.ts'
import { crewCut } from './crewCut.ts'
import { curls } from './curls.ts'
import { fadecrop } from './fadecrop.ts'
import { flow } from './flow.ts'
import { frenchBob } from './frenchBob.ts'
import { fringe } from './fringe.ts'
import type { HairArt } from './hairArt.ts'
import { headscarf } from './headscarf.ts'
import { headwrap } from './headwrap.ts'
import { lob } from './lob.ts'
import { locs } from './locs.ts'
import { lowBun } from './lowBun.ts'
import { manBun } from './manBun.ts'
import { mop } from './mop.ts'
import { pigtails } from './pigtails.ts'
import { pixie } from './pixie.ts'
import { pony } from './pony.ts'
import { quiff } from './quiff.ts'
import { sidepart } from './sidepart.ts'
import { slicked } from './slicked.ts'
import { spaceBuns } from './spaceBuns.ts'
import { waves } from './waves.ts'
import { wisps } from './wisps.ts'

/** The drawing of every hair style. */
export const hairArts: Record<HairStyleId, HairArt> = {
  waves,
  lob,
  bob,
  frenchBob,
  fringe,
  chignon,
  lowBun,
  pony,
  pixie,
  afro,
  coils,
  boxBraids,
  cornrows,
  locs,
  curls,
  headscarf,
  headwrap,
  sidepart,
  quiff,
  slicked,
  crewCut,
  fadecrop,
  buzz,
  flow,
  manBun,
  braids,
  pigtails,
  spaceBuns,
  mop,
  wisps,
}
