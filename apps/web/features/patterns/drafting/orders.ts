import type { Design } from '@toile/craft/designs/design.ts'
import type { Bounds, Point } from '@toile/geometry'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'

/** What is drafted: everything that is worn in a look, in sizes of the range of whoever wears it. */
export interface DraftOrder {
  design: Pick<Design, 'mannequin' | 'garments'>
  sizes: readonly string[]
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
}

/** A garment in one size. */
export interface DrawnSize {
  size: string
  pieces: readonly DrawnPiece[]
}

/** What is worn, as it is cut; in no size where no pattern is made for it. */
export interface DrawnGarment {
  id: string
  sizes: readonly DrawnSize[]
}

/** Files that are written of a garment. */
export const fileForms = ['dxf', 'svg'] as const
export type FileForm = (typeof fileForms)[number]

/** A garment as a file, with what its style is called and the day that it is written on, DD-MM-YYYY. */
export interface FileOrder extends DraftOrder {
  garment: string
  form: FileForm
  style: string
  date: string
}

/** Files by their endings: one for each size where a form holds one size alone. */
export type WrittenFiles = readonly { ending: string; text: string }[]
