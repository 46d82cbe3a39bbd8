import { area } from '@toile/geometry'
import { outlineOf } from '../outlineOf.ts'
import type { Piece } from '../pattern.ts'

/** What a piece covers within its sewing line, in square millimetres. */
export const pieceArea = (piece: Piece): number => area(outlineOf(piece))
