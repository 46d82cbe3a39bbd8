import type { NumberKnob } from '@toile/craft/garments/knob.ts'

/** How a number knob is shown: shares as percent, everything else in its own unit, with as many decimals as its step needs. */
export function shownKnob({ unit, step }: Pick<NumberKnob, 'unit' | 'step'>): {
  factor: number
  decimals: number
  unit: string
} {
  const factor = unit === '%' ? 100 : 1
  const shown = step * factor
  const decimals = shown >= 1 ? 0 : shown >= 0.1 ? 1 : 2
  return { factor, decimals, unit: unit === 'mm' ? ' mm' : unit }
}
