import type { Photograph } from '../photograph.ts'
import { autumnLeaves } from './autumnLeaves.ts'
import { bricks } from './bricks.ts'
import { cherryBlossom } from './cherryBlossom.ts'
import { cityLights } from './cityLights.ts'
import { concrete } from './concrete.ts'
import { dahlia } from './dahlia.ts'
import { dunes } from './dunes.ts'
import { forestLight } from './forestLight.ts'
import { gildedScrolls } from './gildedScrolls.ts'
import { glazedTiles } from './glazedTiles.ts'
import { jungle } from './jungle.ts'
import { lavender } from './lavender.ts'
import { marble } from './marble.ts'
import { mistLake } from './mistLake.ts'
import { moonlitClouds } from './moonlitClouds.ts'
import { painted } from './painted.ts'
import { peacock } from './peacock.ts'
import { peaks } from './peaks.ts'
import { reef } from './reef.ts'
import { rust } from './rust.ts'
import { seaAtNoon } from './seaAtNoon.ts'
import { spices } from './spices.ts'
import { sunset } from './sunset.ts'
import { wheat } from './wheat.ts'

/** Photographs that those who tune may look at. */
export const tuning: readonly Photograph[] = [
  seaAtNoon,
  sunset,
  mistLake,
  reef,
  dunes,
  peaks,
  lavender,
  wheat,
  forestLight,
  jungle,
  dahlia,
  autumnLeaves,
  cherryBlossom,
  peacock,
  cityLights,
  moonlitClouds,
  bricks,
  concrete,
  rust,
  marble,
  gildedScrolls,
  glazedTiles,
  spices,
  painted,
]
