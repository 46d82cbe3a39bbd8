import { clamp } from '@toile/geometry'
import type { Measures } from '../bodies/measures.ts'
import type { Block, Knobs, KnobValues } from '../blocks/block.ts'
import type { Pattern } from '../pattern/pattern.ts'

/** A garment of the atelier as it is cut: its pattern for a body, and which of its numbers no cloth can follow, each with the nearest that it can. */
export interface Drafted {
  pattern: Pattern
  bent: readonly { knob: string; asked: number; cut: number }[]
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

/** Drafts a block with what is told of its knobs, the others as usual; numbers beyond a knob's limits are bent to them and named. */
export function draftBlock<Of extends Knobs>(block: Block<Of>, body: Measures, told: Partial<KnobValues<Of>>): Drafted {
  const bent: { knob: string; asked: number; cut: number }[] = []
  const values = Object.fromEntries(
    Object.entries(block.knobs).map(([name, knob]): [string, string | number] => {
      const value: unknown = told[name]
      if ('choices' in knob) return [name, typeof value === 'string' ? value : (knob.choices[0] ?? '')]
      if (typeof value !== 'number') return [name, knob.usual]
      const cut = clamp(value, knob.least, knob.most)
      if (cut !== value) bent.push({ knob: knob.name, asked: value, cut })
      return [name, cut]
    }),
  )
  return { pattern: block.draft(body, values as KnobValues<Of>), bent }
}
