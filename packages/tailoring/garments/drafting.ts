import { clamp } from '@toile/geometry'
import type { Measures } from '../bodies/measures.ts'
import type { Block, Knobs } from '../blocks/block.ts'
import type { Pattern } from '../pattern/pattern.ts'

/** A knob whose value is beyond what a block can cut: what was asked for, and what is cut. */
interface Bent {
  knob: string
  asked: number | string
  cut: number | string
}

/** What a garment tells a block: numbers and choices by the names of its knobs. */
type Told<Of extends Knobs> = Partial<{ [Name in keyof Of]: ToldValue<Of[Name]> }>

type ToldValue<Knob> = Knob extends { choices: readonly string[] } ? string : number

/** A garment of the atelier as it is cut: its pattern for a body, and which of its numbers and choices no cloth can follow, each with the nearest that it can. */
export interface Drafted {
  pattern: Pattern
  bent: readonly Bent[]
}

/** Drafts a garment for a body by the values of the garment's own knobs. */
export type Cutter = (body: Measures, knobs: GarmentKnobs) => Drafted

/** The knobs of a garment of the atelier by name, each with its value. */
export type GarmentKnobs = Readonly<Record<string, number | string | undefined>>

/** A knob of a garment as a number; what a garment has not is a bug. */
export function numberOf(knobs: GarmentKnobs, name: string): number {
  const value = knobs[name]
  if (typeof value !== 'number') throw new Error(`the garment has no number ${name}`)
  return value
}

/** Drafts a block with what is told of its knobs, the others as usual; numbers beyond a knob's limits are bent to them, choices that it lacks to its usual one, and named. */
export function draftBlock<Of extends Block>(block: Of, body: Measures, told: Told<Of['knobs']>): Drafted {
  const bent: Bent[] = []
  const values: Readonly<Record<string, number | string | undefined>> = told
  const cuts = Object.fromEntries(
    Object.entries(block.knobs).map(([name, knob]): [string, string | number] => {
      const value = values[name]
      if ('choices' in knob) {
        const cut = knob.choices.find((choice) => choice === value) ?? knob.choices[0] ?? ''
        if (typeof value === 'string' && cut !== value) bent.push({ knob: knob.name, asked: value, cut })
        return [name, cut]
      }
      if (typeof value !== 'number') return [name, knob.usual]
      const cut = clamp(value, knob.least, knob.most)
      if (cut !== value) bent.push({ knob: knob.name, asked: value, cut })
      return [name, cut]
    }),
  )
  return { pattern: block.draft(body, cuts), bent }
}
