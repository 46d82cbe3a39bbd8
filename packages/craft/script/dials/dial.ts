import type { Leaning } from '../leaning.ts'
import type { Traits } from '../traits.ts'

/** What one end of a dial asks of cut, cloth, detail and print when it is turned all the way. */
type DialEnd = Omit<Leaning, 'id' | 'weight'>

/** A measure of pictures that can be turned by hand: -1 at its low end, 1 at its high one. */
export interface Dial<Id extends string = string> {
  id: Id
  low: DialEnd
  high: DialEnd
  /** Where a picture stands, -1 to 1. */
  measure(traits: Traits): number
}

/** Declares a dial. */
export const defineDial = <const Id extends string>(dial: Dial<Id>): Dial<Id> => dial

/** A number from one bound, -1, to another, 1. */
export const between = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(-1, (2 * (value - from)) / (to - from) - 1))
