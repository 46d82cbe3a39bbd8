import { derivedIn } from '@toile/craft/designs/derivedIn.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { asideUnlessBeside } from '../../host/aside/aside.ts'
import type { InkTile } from './inkTile.ts'

/** Tiles kept at once. */
const most = 64

type Lay = (asked: { picture: Pixels; source: DerivedSource }) => Promise<InkTile>
type Find = (
  designs: readonly Pick<Design, 'garments'>[],
  pictures: Readonly<Record<string, Pixels>>,
) => Promise<Record<string, InkTile>>

/** Opens a store of finished tiles: for designs and the pictures their prints are made of it gives every tile by its own name, has each laid once and keeps the latest. */
export function openDerivedTiles(lay: Lay): Find {
  const kept = new Map<string, Promise<InkTile>>()
  const tileOf = (name: string, source: DerivedSource, picture: Pixels) => {
    const laid = kept.get(name) ?? lay({ picture, source })
    // What is asked for again counts as the latest.
    kept.delete(name)
    kept.set(name, laid)
    laid.catch(() => kept.delete(name))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return laid
  }
  return async (designs, pictures) => {
    const tiles: Record<string, InkTile> = {}
    for (const [name, source] of derivedIn(designs)) {
      const picture = pictures[source.picture]
      if (picture) tiles[name] = await tileOf(name, source, picture)
    }
    return tiles
  }
}

/** The finished tiles of all prints that designs have of the given pictures, laid beside whoever answers calls. */
export const derivedTiles: Find = openDerivedTiles((asked) =>
  asideUnlessBeside('paintDerived', asked, () => refuse('imageFailed')),
)
