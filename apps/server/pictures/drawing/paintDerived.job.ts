import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { layDerived } from '@toile/picture/prints/derived/paintDerived.ts'
import { usualSide } from '@toile/picture/prints/derived/sideFor.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import type { InkTile } from '../prints/inkTile.ts'

/** Lays one tile of a print made of a picture, as fine as scenes usually want it. */
export const run = async ({ picture, source }: { picture: Pixels; source: DerivedSource }): Promise<InkTile> => ({
  ...layDerived(picture, source, usualSide),
  colors: source.colors,
})
