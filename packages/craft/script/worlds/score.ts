import type { Traits } from '../traits.ts'

const clamped = (value: number) => Math.min(1, Math.max(0, value))

/** How far a number has come from one bound, 0, to another above it, 1. */
export const over = (value: number, from: number, to: number): number => clamped((value - from) / (to - from))

/** How far a number lies below a bound, 0, down to another, 1. */
export const under = (value: number, to: number, from: number): number => over(-value, -from, -to)

/** How little of a picture is built or woven. */
export const organic = ({ straightness }: Traits): number => 1 - straightness
