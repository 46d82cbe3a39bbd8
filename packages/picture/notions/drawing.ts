import type { Color } from '@toile/craft/colors/color.ts'
import type { Pad } from './pad.ts'

/** What a drawer has at hand: the pad, the notion's colours in the order of its parts, and its knobs. */
export interface Drawing {
  pad: Pad
  /** Millimetres. */
  width: number
  height: number
  color(part: number): Color
  number(knob: string): number
  choice(knob: string): string
}

/** Draws one notion on the pad. */
export type DrawNotion = (drawing: Drawing) => void
