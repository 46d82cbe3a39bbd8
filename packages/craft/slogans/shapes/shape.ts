import type { Path } from '@toile/geometry'

/** A shape that stands beside letters. */
export interface Shape<Id extends string = string> {
  id: Id
  label: string
  /** Its closed outlines about the origin, filling a box of the given millimetres. */
  outlines(width: number, height: number): readonly Path[]
}

/** Declares a shape so that its id becomes part of the catalogue's type. */
export const defineShape = <const Id extends string>(shape: Shape<Id>): Shape<Id> => shape
