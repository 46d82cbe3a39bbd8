import type { Piece } from '../pattern/pattern.ts'
import type { Run } from './clipPanel.ts'

/** A piece as it hangs, in millimetres: what is folded under or lies behind is cut off, and the left one of a pair is a panel of its own. */
export interface Panel {
  piece: Piece
  mirrored: boolean
  runs: readonly Run[]
  /** A strip that was folded lengthwise and is held by one edge: a waistband, a cuff, a rib. */
  band: boolean
}

/** A run of a panel by their numbers. */
export interface Side {
  panel: number
  run: number
}

/** Two rows of runs that are sewn, each counter-clockwise round its panels, so that they meet in opposite directions. */
export interface Join {
  first: readonly Side[]
  second: readonly Side[]
}

/** All that hangs, and how it is sewn. */
export interface Sewn {
  panels: readonly Panel[]
  joins: readonly Join[]
}
