import type { Photograph } from '../photograph.ts'
import { aurora } from './aurora.ts'
import { balloons } from './balloons.ts'
import { ceramics } from './ceramics.ts'
import { denim } from './denim.ts'
import { flowerMarket } from './flowerMarket.ts'
import { fox } from './fox.ts'
import { frostedBerries } from './frostedBerries.ts'
import { harbour } from './harbour.ts'
import { horses } from './horses.ts'
import { iceberg } from './iceberg.ts'
import { kettle } from './kettle.ts'
import { lanterns } from './lanterns.ts'
import { lemonGrove } from './lemonGrove.ts'
import { neonAlley } from './neonAlley.ts'
import { oysters } from './oysters.ts'
import { pagoda } from './pagoda.ts'
import { raven } from './raven.ts'
import { saltFlats } from './saltFlats.ts'
import { skeins } from './skeins.ts'
import { stainedGlass } from './stainedGlass.ts'
import { teaTerraces } from './teaTerraces.ts'
import { terracotta } from './terracotta.ts'
import { thistles } from './thistles.ts'
import { tideFromAbove } from './tideFromAbove.ts'
import { vault } from './vault.ts'

/** Photographs that nobody tunes on: only the measure looks at them. */
export const unseen: readonly Photograph[] = [
  iceberg,
  tideFromAbove,
  harbour,
  saltFlats,
  oysters,
  kettle,
  frostedBerries,
  terracotta,
  ceramics,
  skeins,
  pagoda,
  stainedGlass,
  vault,
  flowerMarket,
  thistles,
  lemonGrove,
  teaTerraces,
  fox,
  raven,
  horses,
  neonAlley,
  lanterns,
  aurora,
  denim,
  balloons,
]
