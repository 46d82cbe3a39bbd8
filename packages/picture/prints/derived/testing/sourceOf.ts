import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Pixels } from '../../../surface.ts'
import { inksOfPicture } from './inksOfPicture.ts'

/** A print made of a test picture in its own inks. */
export const sourceOf = (picture: Pixels, own: Partial<DerivedSource> = {}): DerivedSource => ({
  kind: 'derived',
  picture: 'a'.repeat(64),
  treatment: 'painted',
  colors: inksOfPicture(picture),
  lie: 'level',
  fineness: 0.5,
  order: 0.5,
  seed: 3,
  ...own,
})
