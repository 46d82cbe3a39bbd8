import type { Measures } from '../bodies/measures.ts'
import type { Pattern } from '../pattern/pattern.ts'

/** A number that shapes a block: millimetres, a share, or how many there are. */
export interface NumberKnob {
  name: string
  unit: 'mm' | 'share' | 'count'
  least: number
  usual: number
  most: number
}

/** A choice among ways to cut; the first is the usual one. */
export interface ChoiceKnob<Id extends string = string> {
  name: string
  choices: readonly Id[]
}

/** The knobs of a block by name. */
export type Knobs = Readonly<Record<string, NumberKnob | ChoiceKnob>>

type ValueOf<Knob> = Knob extends ChoiceKnob<infer Id> ? Id : number

/** A value for every knob. */
export type KnobValues<Of extends Knobs> = { [Name in keyof Of]: ValueOf<Of[Name]> }

/** A garment as it is cut: what shapes it, and its pattern for a body (requirement S1.11). */
export interface Block<Of extends Knobs = Knobs> {
  id: string
  name: string
  knobs: Of
  draft(measures: Measures, values: KnobValues<Of>): Pattern
}

/** Declares a block and keeps the names and choices of its knobs as literal types. */
export const defineBlock = <const Of extends Knobs>(block: Block<Of>): Block<Of> => block
