import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobMeasure } from '@toile/picture/looks/handles/measuredKnob.ts'
import { centimetresOf } from './centimetresOf.ts'

/** What a handle says of its knob: centimetres on the garment, or how far it is turned in a word. */
export type HandleSays = { kind: 'centimetres'; centimetres: number } | { kind: 'word'; word: { label: string } }

const amounts = [{ label: 'little' }, { label: 'moderate' }, { label: 'much' }] as const

/** What a handle says at a value of its knob, which was measured at another. */
export function handleSays(
  { least, most }: Pick<NumberKnob, 'least' | 'most'>,
  measure: KnobMeasure | null,
  value: number,
  measuredAt: number,
): HandleSays {
  if (measure)
    return { kind: 'centimetres', centimetres: Math.round(centimetresOf(measure, value, measuredAt) * 10) / 10 }
  const third = Math.min(2, Math.floor(((value - least) / (most - least)) * 3))
  return { kind: 'word', word: amounts[third === 2 ? 2 : third === 1 ? 1 : 0] }
}
