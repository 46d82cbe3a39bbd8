import type { Path } from '@toile/geometry'

/** Takes note of what is drawn on a stage as outlines and lines in heads, in the place of pixels. */
export interface Recorder {
  /** A stroke; `outside` where it goes round what is filled next. */
  line(path: Path, weight: number, color: string, outside: boolean): void
  /** What hides everything that was drawn before. */
  cover(outlines: readonly Path[]): void
  /** A small shape of one colour. */
  fill(outline: Path, paint: string): void
  /** What is drawn on a layer that shows only inside the outlines of `within`, where there are any, and outside those of `except`. */
  masked(within: readonly Path[], except: readonly Path[], draw: () => void): void
}
