import type { Chance, Path, Point } from '@toile/geometry'
import type { SleeveCut } from './sleeveCut.ts'

/** What one drafting of a sleeve is asked for. */
export interface SleeveOptions extends SleeveCut {
  chance: Chance
}

/** A sleeve's outer and inner edge below its head. */
export interface SleeveEdges {
  outer: Path
  inner: Path
  /** A point of the inner edge. */
  innerAt: (t: number) => Point
  end: number
}
