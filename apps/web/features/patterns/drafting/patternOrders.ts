import type { Bounds, Point } from '@toile/geometry'
import type { Edited } from '@toile/tailoring/editing/applyEdits.ts'
import type { Finding } from '@toile/tailoring/editing/faults/finding.ts'
import type { PointInSize } from '@toile/tailoring/editing/measuring/pointsIn.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import type { Uncut } from '@toile/tailoring/editing/patternIn.ts'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'

/** What is drafted: a pattern in all its sizes, or in the one alone that is worked in. */
export interface DraftOrder {
  document: PatternDocument
  baseAlone?: boolean
}

/** The lines of a piece as paths of an SVG in millimetres, y down. */
export type PieceLines = Readonly<Record<'cut' | 'sewn' | 'fold' | 'inner' | 'notch' | 'drill', string>>

/** A piece as the table shows it; places and the box of its cutting line in millimetres, y down. */
export interface DrawnPiece extends Pick<Piece, 'id' | 'name' | 'cut'> {
  /** How often it is cut. */
  copies: number
  box: Bounds
  lines: PieceLines
  grain: { foot: Point; head: Point }
  /** As it is drafted, in millimetres, y up. */
  piece: Piece
}

/** A garment in one size. */
export interface DrawnSize {
  size: string
  pieces: readonly DrawnPiece[]
}

/** A pattern as it is cut in its sizes, the one that is worked in first, or why it is not; with the edits that could not be made in the first. */
export interface DrawnPattern {
  sizes: readonly DrawnSize[]
  uncut: Uncut | null
  missed: Edited['missed']
  /** What does not fit in the size that is worked in. */
  findings: readonly Finding[]
  /** The finished lengths of all sizes. */
  points: readonly PointInSize[]
}

/** Files that are written of a garment. */
export const fileForms = ['dxf', 'svg'] as const
export type FileForm = (typeof fileForms)[number]

/** A garment as a file, with what its style is called and the day that it is written on, DD-MM-YYYY. */
export interface FileOrder extends DraftOrder {
  form: FileForm
  style: string
  date: string
}

/** Files by their endings: one for each size where a form holds one size alone. */
export type WrittenFiles = readonly { ending: string; text: string }[]
