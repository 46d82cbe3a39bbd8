import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobMeasure } from '@toile/picture/looks/handles/measuredKnob.ts'
import type { KnobScale } from '../../../shared/fields/numbers/KnobField.tsx'
import { centimetresOf } from './centimetresOf.ts'

/** A knob told in centimetres of what it measures, which was measured at one of its values; its bounds are those of the knob. */
export function measuredScale(
  { normal }: Pick<NumberKnob, 'normal'>,
  measure: KnobMeasure,
  measuredAt: number | string | undefined,
): KnobScale {
  const at = typeof measuredAt === 'number' ? measuredAt : normal
  return {
    shown: (value) => centimetresOf(measure, value, at),
    value: (centimetres) => at + (centimetres * 10 - measure.millimetres) / measure.perUnit,
    step: 0.5,
    decimals: 1,
    unit: ' cm',
  }
}
