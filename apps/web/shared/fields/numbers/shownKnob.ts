import type { NumberKnob } from '@toile/craft/garments/knob.ts'

interface ShownKnob {
  /** The number that is shown for a value, and the value for a number that was set. */
  shown: (value: number) => number
  value: (shown: number) => number
  /** How many of what is shown one unit of the value is. */
  factor: number
  decimals: number
  unit: string
}

type Bounds = Pick<NumberKnob, 'unit' | 'step' | 'least' | 'normal' | 'most'>

/** How a number knob is shown: shares as percent, millimetres, pixels and degrees in their unit, counts as they are; what has no unit in percent of the ordinary one, or of the way from least to most. */
export function shownKnob(knob: Bounds): ShownKnob {
  const { factor, from } = scaleOf(knob)
  const step = knob.step * factor
  const decimals = step >= 1 - 1e-9 ? 0 : step >= 0.1 ? 1 : 2
  const plain = knob.unit === 'mm' || knob.unit === 'px' ? ` ${knob.unit}` : knob.unit
  return {
    shown: (value) => (value - from) * factor,
    value: (shown) => from + shown / factor,
    factor,
    decimals,
    unit: plain === '' && factor !== 1 ? '%' : plain,
  }
}

function scaleOf({ unit, step, least, normal, most }: Bounds): { factor: number; from: number } {
  if (unit === '%') return { factor: 100, from: 0 }
  if (unit !== '' || step >= 1) return { factor: 1, from: 0 }
  return normal === 1 && least > 0 ? { factor: 100, from: 0 } : { factor: 100 / (most - least), from: least }
}
