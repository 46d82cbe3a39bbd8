import { cosine, sine } from '@toile/geometry'
import { bell } from './bell.ts'
import { cell, type Field } from './field.ts'
import type { LiquifyTool } from './tool.ts'

/** A dab at (x, y) of the sheet; (alongX, alongY) is how far the hand went since the last, which a push takes along. */
export interface Dab {
  readonly x: number
  readonly y: number
  readonly alongX: number
  readonly alongY: number
}

/** Knots from (left, top) up to and without (right, bottom). */
export interface Knots {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The knots that a dab may bend. */
export function knotsUnder({ columns, rows }: Field, radius: number, { x, y }: Dab): Knots {
  return {
    left: Math.max(0, Math.floor((x - radius) / cell) + 1),
    top: Math.max(0, Math.floor((y - radius) / cell) + 1),
    right: Math.min(columns, Math.ceil((x + radius) / cell) + 2),
    bottom: Math.min(rows, Math.ceil((y + radius) / cell) + 2),
  }
}

let bentX = new Float32Array(0)
let bentY = new Float32Array(0)

/** Composes a dab with what the field does already: a pixel comes from where the dab takes it, and then from where the field took that. */
export function bendField(field: Field, tool: LiquifyTool, dab: Dab, { left, top, right, bottom }: Knots): void {
  const across = right - left
  const count = across * (bottom - top)
  if (across <= 0 || count <= 0) return
  if (bentX.length < count) {
    bentX = new Float32Array(count)
    bentY = new Float32Array(count)
  }
  const bend = benderOf(field, tool, dab)
  for (let j = top; j < bottom; j++) for (let i = left; i < right; i++) bend(i, j, (j - top) * across + i - left)
  for (let j = top; j < bottom; j++) {
    const row = (j - top) * across
    field.x.set(bentX.subarray(row, row + across), j * field.columns + left)
    field.y.set(bentY.subarray(row, row + across), j * field.columns + left)
  }
}

function benderOf(field: Field, tool: LiquifyTool, { x, y, alongX, alongY }: Dab) {
  const { columns, x: fieldX, y: fieldY, held } = field
  const radius = tool.size / 2
  const strength = tool.pressure * (0.3 + 0.7 * tool.distortion)
  const turn = (tool.kind === 'clockwise' ? -0.12 : 0.12) * strength
  return (i: number, j: number, at: number) => {
    const knot = j * columns + i
    const dx = (i - 1) * cell - x
    const dy = (j - 1) * cell - y
    const far = Math.sqrt(dx * dx + dy * dy) / radius
    bentX[at] = fieldX[knot]!
    bentY[at] = fieldY[knot]!
    if (far >= 1 || held[knot] === 1) return
    const weight = bell(far, tool.power) * (1 - held[knot]!)
    if (tool.kind === 'reconstruct') {
      bentX[at] = bentX[at]! * (1 - weight * strength)
      bentY[at] = bentY[at]! * (1 - weight * strength)
      return
    }
    let moveX = -alongX * weight * strength
    let moveY = -alongY * weight * strength
    if (tool.kind !== 'push') {
      const c = cosine(turn * weight)
      const s = sine(turn * weight)
      moveX = dx * c - dy * s - dx
      moveY = dx * s + dy * c - dy
    }
    addOld(field, i + moveX / cell, j + moveY / cell, moveX, moveY, at)
  }
}

/** Writes a move and what the field does at its end, between knots in straight lines. */
function addOld(field: Field, i: number, j: number, moveX: number, moveY: number, at: number): void {
  const { columns, rows, x: fieldX, y: fieldY } = field
  const x = Math.max(0, Math.min(columns - 1.001, i))
  const y = Math.max(0, Math.min(rows - 1.001, j))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - top]
  const knot = top * columns + left
  const [a, b, c, d] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
  const [right, below, across] = [knot + 1, knot + columns, knot + columns + 1]
  bentX[at] = moveX + fieldX[knot]! * a + fieldX[right]! * b + fieldX[below]! * c + fieldX[across]! * d
  bentY[at] = moveY + fieldY[knot]! * a + fieldY[right]! * b + fieldY[below]! * c + fieldY[across]! * d
}

/** Holds or frees the knots under a dab. */
export function holdField(field: Field, tool: LiquifyTool, { x, y }: Dab, { left, top, right, bottom }: Knots): void {
  const radius = tool.size / 2
  for (let j = top; j < bottom; j++)
    for (let i = left; i < right; i++) {
      const dx = (i - 1) * cell - x
      const dy = (j - 1) * cell - y
      const far = Math.sqrt(dx * dx + dy * dy) / radius
      if (far >= 1) continue
      const knot = j * field.columns + i
      // Twice the bell, so that the inner half is held at once and nothing of it moves.
      const weight = Math.min(1, 2 * bell(far, tool.power) * tool.pressure)
      const held = field.held[knot]!
      field.held[knot] = tool.kind === 'freeze' ? Math.max(held, weight) : Math.min(held, 1 - weight)
    }
}
