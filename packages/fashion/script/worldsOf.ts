import type { Traits } from './traits.ts'
import { pictureWorlds } from './worlds/index.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'
import type { PictureWorld } from './worlds/pictureWorld.ts'

const sharpness = 9

/** A kind of pictures and how much of a picture is of it. */
export interface WorldShare {
  world: PictureWorld<PictureWorldId>
  share: number
}

/** The two kinds nearest to a picture, with their shares, which add up to 1. */
export function worldsOf(traits: Traits): [WorldShare, WorldShare] {
  const ranked = pictureWorlds
    .map((world: PictureWorld<PictureWorldId>) => ({ world, fit: world.fits(traits) }))
    .sort((a, b) => b.fit - a.fit)
  const [first, second] = ranked
  const weight = Math.exp(sharpness * (second.fit - first.fit))
  return [
    { world: first.world, share: 1 / (1 + weight) },
    { world: second.world, share: weight / (1 + weight) },
  ]
}

/** The kind of pictures of an id. */
export const findWorld = (id: PictureWorldId): PictureWorld<PictureWorldId> => {
  const found = pictureWorlds.find((world) => world.id === id)
  if (!found) throw new Error(`There is no world ${id}.`)
  return found
}
