import type { Bounds, Path, Point } from '@toile/geometry'
import type { Chart } from '../cloth/chart.ts'

/** A line of what lies on cloth, in heads on the figure: its pen in millimetres, and whether it is stitched. */
export interface LaidLine {
  path: Path
  weight: number
  dash: 'stitch' | null
}

/** Something that lies on a piece, in lines. */
export interface LaidInLines {
  /** Its place among what lies on the garment. */
  id: string
  label: string
  lines: readonly LaidLine[]
  /** Forms that lie over the cloth, and where they are seen, in heads. */
  forms: readonly (readonly Path[])[]
  bounds: Bounds
  /** Whether it covers the cloth under a place of the figure. */
  holds(place: Point): boolean
}

/** A piece of cloth on a figure, as a line drawing of some size shows it. */
export interface LinedPiece {
  chart: Chart
  /** Its outlines in heads: what lies on it ends there. */
  outlines: readonly Path[]
  /** The finest line that reads in the drawing, in millimetres of the cloth: pens and the least sizes are counted in it. */
  dot: number
}
