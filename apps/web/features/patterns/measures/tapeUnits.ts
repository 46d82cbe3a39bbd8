import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { numberOf } from '../../../languages/numberOf.ts'

/** What own measures are typed in. */
export const tapeUnits = [
  { id: 'cm', label: 'Centimetres', mm: 10, unit: ' cm', step: 0.5, decimals: 1 },
  { id: 'in', label: 'Inches', mm: 25.4, unit: ' in', step: 0.25, decimals: 2 },
] as const

export type TapeUnit = (typeof tapeUnits)[number]

/** What a measure is typed in: a slope in degrees, a length in the unit that was chosen. */
export const scaleOf = (measure: keyof Measures, unit: TapeUnit) =>
  measure === 'shoulderSlope' ? { mm: 1, unit: '°', step: 1, decimals: 0 } : unit

/** A measure in millimetres (or degrees) as it is shown. */
export function shownMeasure(value: number, measure: keyof Measures, unit: TapeUnit): string {
  const scale = scaleOf(measure, unit)
  return `${numberOf(value / scale.mm, scale.decimals)}${scale.unit}`
}
