import type { Design } from '../design.ts'

/** A garment of a design that a styling may be done to, by its id in the design. */
export interface Spot {
  garment: string
}

/** How a stylist has a look worn: where it may be done, and the design with it done. */
export interface Styling<Id extends string = string> {
  id: Id
  label: string
  /** The formality it is at home in: 0 everyday .. 1 occasion. */
  formality: number
  /** How often it is seen beside the others; 1 ordinary. */
  weight: number
  /** Whether it puts an accessory on. */
  adds?: true
  /** The garments it may be done to, outermost last; none where it would be wrong, hidden or done already. */
  fits(look: Design): Spot[]
  /** The design with a garment worn so; the given one is left as it is. */
  apply(look: Design, spot: Spot): Design
}

/** Declares a styling, so that its id is known by name. */
export const defineStyling = <const Id extends string>(styling: Styling<Id>): Styling<Id> => styling
