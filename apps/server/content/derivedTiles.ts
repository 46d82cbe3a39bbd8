import type { Design } from '@toile/fashion/designs/design.ts'
import { derivedIn } from '@toile/fashion/designs/derivedIn.ts'
import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import type { InkField } from '@toile/picture/prints/derived/inkField.ts'
import { inInks } from '@toile/picture/prints/derived/paintDerived.ts'
import { usualSide } from '@toile/picture/prints/derived/sideFor.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { asideUnlessBeside } from '../host/aside/aside.ts'

/** Tiles kept at once, a byte for each of their pixels. */
const most = 64

type Lay = (asked: { picture: Pixels; source: DerivedSource; side: number }) => Promise<InkField>
type Tiles = Readonly<Record<string, Pixels>>

/** Opens a store of finished tiles: for designs and the pictures they are made of it gives every tile by its own name, has each laid once and keeps the latest. */
export function openDerivedTiles(
  lay: Lay,
): (designs: readonly Pick<Design, 'garments'>[], pictures: Tiles) => Promise<Tiles> {
  const kept = new Map<string, Promise<InkField>>()
  const tileOf = (name: string, source: DerivedSource, picture: Pixels) => {
    const laid = kept.get(name) ?? lay({ picture, source, side: usualSide })
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
    const tiles: Record<string, Pixels> = {}
    for (const [name, source] of derivedIn(designs)) {
      const picture = pictures[source.picture]
      if (picture) tiles[name] = inInks(await tileOf(name, source, picture), source.colors)
    }
    return tiles
  }
}

/** The finished tiles of all prints that designs have of the given pictures, laid beside whoever answers calls. */
export const derivedTiles = openDerivedTiles((asked) =>
  asideUnlessBeside('paintDerived', asked, () => refuse('imageFailed')),
)
