import type { Point } from '@toile/geometry'

/** What a piece is cut of. */
export type CutOf = 'shell' | 'lining' | 'interlining' | 'rib'

/** What becomes of an edge: it is sewn to another, turned up, finished by itself, or lies on a fold of the cloth. */
export type EdgeEnd = 'seam' | 'hem' | 'finished' | 'fold'

/** The run from a corner of a piece to the next; the two handles of a cubic curve lie in millimetres, and the allowance is what is cut beyond it. */
export interface Edge {
  id: string
  handles?: readonly [Point, Point]
  allowance: number
  end: EdgeEnd
}

/** A mark on an edge that meets another one when it is sewn, at a share of the edge's length. */
export interface Notch {
  edge: string
  at: number
  kind: 'single' | 'double'
}

/** A line within a piece that is not cut. */
export interface InnerLine {
  id: string
  kind: 'dart' | 'fold' | 'pleat' | 'placement'
  path: readonly Point[]
}

/** Where a piece lies on the body before it is sewn: round the trunk, an arm, a leg, the neck or the head, and turned by so many degrees from the front. */
export interface Place {
  round: 'trunk' | 'arm' | 'leg' | 'neck' | 'head'
  turn: number
  /** Whether it lies behind others and is not seen when the garment is worn. */
  behind?: boolean
}

/**
 * A piece of a pattern in millimetres, y up, seen from its right side with its corners counter-clockwise: two edges that are sewn then always run in opposite directions.
 * Edge `i` runs from corner `i` to the next. A piece of a pair is the one worn on the right; the left one is its mirror image.
 */
export interface Piece {
  id: string
  name: string
  corners: readonly Point[]
  edges: readonly Edge[]
  grain: { at: Point; degrees: number }
  notches: readonly Notch[]
  drills: readonly Point[]
  lines: readonly InnerLine[]
  cut: { count: number; of: CutOf; pair: boolean }
  place: Place
}

/** An edge of a piece, or of the mirrored one of a pair. */
export interface EdgeOf {
  piece: string
  edge: string
  mirrored?: boolean
}

/** Two runs of edges that are sewn to each other, each in the order it is walked; `fullness` is how much longer the first is than the second on purpose (1.02 is an eased sleeve head, 1.5 a ruffle). */
export interface Stitch {
  first: readonly EdgeOf[]
  second: readonly EdgeOf[]
  fullness?: number
}

/** All pieces of a garment, and how they are sewn. */
export interface Pattern {
  pieces: readonly Piece[]
  stitches: readonly Stitch[]
}
