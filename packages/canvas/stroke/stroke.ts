import type { Brush, Easel } from './brush.ts'
import type { Guide } from './guide.ts'
import type { Sample } from './sample.ts'
import type { Smoothing } from './smoothing.ts'
import type { Supplies } from './supplies.ts'
import type { Symmetry } from './symmetry.ts'

/** A stroke in progress. */
export interface Stroke {
  readonly easel: Easel
  readonly brush: Brush
  add(sample: Sample): void
  end(): void
}

/** What goes with a stroke besides its brush, seed and knobs. */
export interface StrokeManner extends Supplies {
  /** The stabilizer; the brush's own steadiness without it. */
  readonly steadied?: Smoothing | undefined
  readonly symmetry?: Symmetry | undefined
  readonly guide?: Guide | undefined
}
