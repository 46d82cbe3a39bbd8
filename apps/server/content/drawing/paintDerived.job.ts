import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import { layDerived } from '@toile/picture/prints/derived/paintDerived.ts'
import type { InkField } from '@toile/picture/prints/derived/inkField.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** Lays one tile of a print made of a picture. */
export const run = async ({
  picture,
  source,
  side,
}: {
  picture: Pixels
  source: DerivedSource
  side: number
}): Promise<InkField> => layDerived(picture, source, side)
