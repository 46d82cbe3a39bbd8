import { sure } from '@toile/geometry'
import type { Traits } from './traits.ts'
import { pictureWorlds } from './worlds/index.ts'
import type { PictureWorld } from './worlds/pictureWorld.ts'
import { over } from './worlds/score.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'

const sharpness = 9

/** A kind of pictures and how much of a picture is of it. */
export interface WorldShare {
  world: PictureWorld<PictureWorldId>
  share: number
}

/** A fit from which a picture is plainly of a kind, and one under which it is of none. */
const [plain, strange] = [0.6, 0.42]

/** What the two nearest kinds share of a picture that fits none; no kind with so little speaks up. */
export const doubtful = 0.45

/** The two kinds nearest to a picture, with their shares: they add up to 1, and to less than half where it fits nothing well. */
export function worldsOf(traits: Traits): [WorldShare, WorldShare] {
  const ranked = pictureWorlds
    .map((world: PictureWorld<PictureWorldId>) => ({ world, fit: world.fits(traits) }))
    .sort((a, b) => b.fit - a.fit)
  const [first, second] = [sure(ranked[0]), sure(ranked[1])]
  const weight = Math.exp(sharpness * (second.fit - first.fit))
  const told = doubtful + (1 - doubtful) * over(first.fit, strange, plain)
  const share = told / (1 + weight)
  return [
    { world: share > doubtful ? first.world : reserved(first.world), share },
    { world: second.world, share: told - share },
  ]
}

/** A kind that a picture hardly shows lends it neither bands nor much of a run of colours. */
const reserved = (world: PictureWorld<PictureWorldId>): PictureWorld<PictureWorldId> => ({
  ...world,
  treatments: ['painted', 'mirrored'],
  ombre: world.ombre / 2,
})

/** The kind of pictures of an id. */
export const findWorld = (id: PictureWorldId): PictureWorld<PictureWorldId> => {
  const found = pictureWorlds.find((world) => world.id === id)
  if (!found) throw new Error(`There is no world ${id}.`)
  return found
}
