import type { Worn } from '@toile/craft/designs/design.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import type { KnobMeasures } from './knobMeasures.ts'

/** Whether it is not known yet in which unit a knob is told: a share may turn out to be centimetres once the garment is measured; a count and an angle never do, and what is hidden is not measured. */
export function awaitsMeasure(knob: Knob, { hidden }: Pick<Worn, 'hidden'>, found: KnobMeasures | null): boolean {
  if (found || hidden || knob.kind !== 'number') return false
  return knob.unit === '%' || (knob.unit === '' && knob.step < 1)
}
