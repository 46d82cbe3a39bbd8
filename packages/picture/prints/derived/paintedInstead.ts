import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Pixels } from '../../surface.ts'
import { laidAt } from './laidAt.ts'
import { painting } from './painted.ts'
import { screenOf } from './screened.ts'
import type { LayTile } from './treatment.ts'
import { working } from './working.ts'

/** The painted picture and its mirror images in one tile, for what goes on straight and finds nothing in the picture. */
export function paintedInstead(picture: Pixels, source: DerivedSource): LayTile {
  const inkAt = screenOf(picture, source, painting)
  return (side) => laidAt(inkAt, 2 * working, side)
}
