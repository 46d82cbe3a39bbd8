import { cubicWeights } from '../warping/cubicWeights.ts'
import { cell, type Field } from './field.ts'

const shares = Float64Array.from(Array.from({ length: cell }, (_, phase) => cubicWeights((phase + 0.5) / cell)).flat())

/** Reads a field along rows of pixels, smoothly between knots. */
export interface MovedRow {
  /** How far the pixels of the row that was begun come from their place, by column. */
  readonly x: Float32Array<ArrayBuffer>
  readonly y: Float32Array<ArrayBuffer>
  /** Works out a row from column `left` up to and without `right`; nothing moves there where it answers no. */
  begin(y: number, left: number, right: number): boolean
}

/** Opens a reader on a field. */
export function openMovedRow({ columns, x: fieldX, y: fieldY }: Field): MovedRow {
  const knotsX = new Float32Array(columns)
  const knotsY = new Float32Array(columns)
  const x = new Float32Array(columns * cell)
  const y = new Float32Array(columns * cell)
  return {
    x,
    y,
    begin(row, left, right) {
      const j = (row / cell) | 0
      const first = (left / cell) | 0
      const last = Math.min(columns - 4, ((right - 1) / cell) | 0)
      const at = j * columns
      const phase = row - j * cell
      const movesX = downTo(fieldX, columns, at, phase, knotsX, first, last + 4)
      const movesY = downTo(fieldY, columns, at, phase, knotsY, first, last + 4)
      if (!movesX && !movesY) return false
      across(knotsX, x, first, last)
      across(knotsY, y, first, last)
      return true
    },
  }
}

/** Mixes four rows of knots to one between them; whether any is not nothing. */
function downTo(
  knots: Float32Array,
  columns: number,
  at: number,
  phase: number,
  out: Float32Array,
  first: number,
  last: number,
): boolean {
  const a = shares[phase * 4]!
  const b = shares[phase * 4 + 1]!
  const c = shares[phase * 4 + 2]!
  const d = shares[phase * 4 + 3]!
  let moves = false
  for (let i = first; i < last; i++) {
    const k = at + i
    const moved = knots[k]! * a + knots[k + columns]! * b + knots[k + 2 * columns]! * c + knots[k + 3 * columns]! * d
    out[i] = moved
    if (moved !== 0) moves = true
  }
  return moves
}

/** Mixes a row of knots to a row of pixels. */
function across(knots: Float32Array, out: Float32Array, first: number, last: number): void {
  let a = knots[first]!
  let b = knots[first + 1]!
  let c = knots[first + 2]!
  for (let i = first; i <= last; i++) {
    const d = knots[i + 3]!
    for (let phase = 0; phase < cell; phase++) {
      const k = phase * 4
      out[i * cell + phase] = a * shares[k]! + b * shares[k + 1]! + c * shares[k + 2]! + d * shares[k + 3]!
    }
    a = b
    b = c
    c = d
  }
}
