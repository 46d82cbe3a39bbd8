import type { Chance, Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { ChoiceKnob, Knobs } from '../knob.ts'
import type { Piece } from '../piece.ts'

/** What of a garment or an accessory decides in which ways it can be worn. */
export interface Cut {
  id: string
  slot: string
  category: string
  knobs: Knobs
}

/** What a way of wearing is arranged with: the figure, chance, and the outlines of the waistband that a top is pushed into, in heads. */
export interface Arrangement {
  figure: Figure
  chance: Chance
  waistband: readonly Path[]
}

/** A way a garment may be worn, apart from its cut: a knob whose normal option is the plain one, stored among the knobs under the way's id. */
export interface Way<Id extends string = string, Option extends string = string> {
  id: Id
  knob: ChoiceKnob<Option>
  /** Whether a garment can be worn so by its cut alone. */
  offers(cut: Cut): boolean
  /** Changes drafted pieces; without it the blocks that draft the part read the option. */
  arrange?(pieces: readonly Piece[], option: Option, arrangement: Arrangement): Piece[]
}

/** Declares a way, so that its id and options are known by name. */
export const defineWay = <const Id extends string, Option extends string>(way: Way<Id, Option>): Way<Id, Option> => way
