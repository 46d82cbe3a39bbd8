import { area, boundsOf, type Path, type Point, rotate, subtract } from '@toile/geometry'
import { cutCounts } from '../pattern/cutCounts.ts'
import { cutLine } from '../pattern/cutLine.ts'
import { mirroredPiece } from '../pattern/mirroredPiece.ts'
import type { Piece } from '../pattern/pattern.ts'
import { type Every, type Laid, probeOf } from './bottomLeft.ts'
import type { Grid } from './grid.ts'
import { type Row, rowsOf } from './rowsOf.ts'

/** A piece one way up: the corner of the cloth's cells that is moved to nought, its outline from there, its width and height in millimetres, and its rows of finer cells. */
export interface Turned extends Laid {
  turn: number
  corner: Point
  outline: Path
  wide: number
  high: number
  area: number
  fine: readonly Row[]
}

/** A piece to be laid, upright and on its head. */
export interface Item {
  piece: string
  mirrored: boolean
  ways: readonly [Turned, Turned]
}

/** A piece as often as it is cut; where it is a pair, half of them mirrored. */
export function itemsOf(piece: Piece, grid: Grid): Item[] {
  const { drawn, mirrored } = cutCounts(piece)
  const many = (count: number, of: Piece, isMirrored: boolean): Item[] => {
    if (!count) return []
    const cut = cutLine(of)
    const upright = 90 - of.grain.degrees
    const ways = [turnedBy(cut, upright, grid), turnedBy(cut, upright + 180, grid)] as const
    return Array.from({ length: count }, () => ({ piece: of.id, mirrored: isMirrored, ways }))
  }
  return [...many(drawn, piece, false), ...many(mirrored, mirroredPiece(piece), true)]
}

function turnedBy(cut: Path, turn: number, { cell, fine, each }: Grid): Turned {
  const turned = cut.map((point) => rotate(point, (turn * Math.PI) / 180))
  const { left, right, top, bottom } = boundsOf(turned)
  const [column, row] = [left / cell.across, top / cell.along]
  // On a repeat the origin of the piece lies between cells, so that it can meet the repeat.
  const corner: Point = [
    each.across > 1 ? Math.floor(column) * cell.across : left,
    each.along > 1 ? Math.floor(row) * cell.along : top,
  ]
  const outline = turned.map((point) => subtract(point, corner))
  const rows = rowsOf([outline], cell)
  return {
    turn,
    corner,
    outline,
    wide: right - left,
    high: bottom - top,
    area: area(outline),
    rows,
    fine: rowsOf([outline], fine),
    probe: probeOf(rows.length),
    width: Math.ceil((right - corner[0]) / cell.across - 1e-6),
    column: everyOf(each.across, Math.floor(column)),
    row: everyOf(each.along, Math.floor(row)),
  }
}

/** The cells that put an origin, so many cells before the corner, on a repeat. */
const everyOf = (each: number, corner: number): Every =>
  each > 1 ? { each, rest: ((corner % each) + each) % each } : { each: 1, rest: 0 }
