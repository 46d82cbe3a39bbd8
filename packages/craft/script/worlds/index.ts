import { architecture } from './architecture.ts'
import { bloom } from './bloom.ts'
import { cloth } from './cloth.ts'
import { craft } from './craft.ts'
import { dune } from './dune.ts'
import { dusk } from './dusk.ts'
import { earth } from './earth.ts'
import { foliage } from './foliage.ts'
import { lights } from './lights.ts'
import { meadow } from './meadow.ts'
import { mist } from './mist.ts'
import { nightSky } from './nightSky.ts'
import { ornament } from './ornament.ts'
import { paint } from './paint.ts'
import { patina } from './patina.ts'
import type { PictureWorld } from './pictureWorld.ts'
import { snow } from './snow.ts'
import { stillLife } from './stillLife.ts'
import { water } from './water.ts'
import { type PictureWorldId, worldIds } from './worldIds.ts'

const byId: { readonly [Id in PictureWorldId]: PictureWorld<Id> } = {
  water,
  dune,
  foliage,
  bloom,
  ornament,
  lights,
  nightSky,
  snow,
  mist,
  architecture,
  craft,
  paint,
  earth,
  meadow,
  patina,
  dusk,
  stillLife,
  cloth,
}

/** Every kind of picture that a moodboard shows; they overlap on purpose, and the two nearest are mixed. */
export const pictureWorlds: readonly PictureWorld<PictureWorldId>[] = worldIds.map((id) => byId[id])
