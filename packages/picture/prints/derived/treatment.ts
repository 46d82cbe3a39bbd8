import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Pixels } from '../../surface.ts'
import type { InkField } from './inkField.ts'

/** One tile of a cloth, `side` pixels wide and high; every side shows the same drawing. */
export type LayTile = (side: number) => InkField

/** Reads a picture once for a cloth of it. */
export type OpenTreatment = (picture: Pixels, source: DerivedSource) => LayTile
