import type { KnobMeasure } from '@toile/picture/looks/handles/measuredKnob.ts'

/** Centimetres that a knob measures at a value, which was measured at another; nothing is shorter than nothing. */
export const centimetresOf = ({ millimetres, perUnit }: KnobMeasure, value: number, measuredAt: number): number =>
  Math.max(0, millimetres + (value - measuredAt) * perUnit) / 10
