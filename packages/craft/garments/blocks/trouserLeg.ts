import type { Path, Point } from '@toile/geometry'
import type { Side } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'

/** A pair of trousers; levels in heads, widths as half widths in heads of the adult woman. */
export interface TrouserCut {
  topY: number
  hemY: number
  /** Ease at waist and hip. */
  ease: number
  /** Ease at the thigh, and half widths at knee and hem. */
  thigh: number
  knee: number
  hem: number
  /** How much cloth stacks on the shoe, 0..1. */
  stack: number
  /** How far the leg swells between waist and hem, in heads, before a hem that draws it in. */
  balloon?: number
  /** How far the crotch hangs below the body's, in heads. */
  drop?: number
  /** The cloth it is cut from; poplin where it is not told. */
  cloth?: DraftContext['cloth']
}

/** One drafted leg with the places that details are put on; `t` 0..1 runs to the knee, 2 is the ankle, as on the figure's leg. */
export interface TrouserLeg {
  leg: 0 | 1
  side: Side
  piece: Piece
  outer: Path
  inner: Path
  hem: Path
  /** From the waist to the crotch: centre front or centre back. */
  centre: Path
  waistSide: Point
  waistCentre: Point
  crotch: Point
  /** Where the hem is on the leg. */
  end: number
  /** A point across the leg: -1 the inner edge, 1 the outer. */
  point: (t: number, u: number) => Point
}
