import type { Stamp } from './stamp.ts'

/** A pixel of a layer as it was before the stroke, packed as `packed` does; 0 where nothing is painted. */
export type Under = (x: number, y: number) => number

/** What some brushes need besides knobs. */
export interface Supplies {
  /** The layer before the stroke: what a smudge drags along. */
  readonly under?: Under
  /** The cut-out motif that is stamped. */
  readonly motif?: Stamp
}
