import type { Knots } from './bendField.ts'
import type { Field } from './field.ts'

/** Knots on each side of a block that is kept for taking back. */
const block = 16

/** Blocks of a field as they were before a stroke, by their number. */
export type FieldStep = Map<number, Float32Array<ArrayBuffer>>

const planes = 3

const planesOf = ({ x, y, held }: Field) => [x, y, held]

/** Calls for each row of a block: where it begins in the field and in the block, and how long it is. */
function eachRow({ columns, rows }: Field, number: number, visit: (at: number, from: number, count: number) => void) {
  const across = Math.ceil(columns / block)
  const left = (number % across) * block
  const top = Math.floor(number / across) * block
  const count = Math.min(block, columns - left)
  for (let j = top; j < Math.min(rows, top + block); j++) visit(j * columns + left, (j - top) * block, count)
}

function blockOf(field: Field, number: number): Float32Array<ArrayBuffer> {
  const kept = new Float32Array(block * block * planes)
  planesOf(field).forEach((plane, k) => {
    eachRow(field, number, (at, from, count) => kept.set(plane.subarray(at, at + count), k * block * block + from))
  })
  return kept
}

/** Keeps the blocks under knots that are about to be bent, each once a stroke. */
export function keepBlocks(step: FieldStep, field: Field, { left, top, right, bottom }: Knots): void {
  const across = Math.ceil(field.columns / block)
  for (let j = Math.floor(top / block); j * block < bottom; j++)
    for (let i = Math.floor(left / block); i * block < right; i++) {
      const number = j * across + i
      if (!step.has(number)) step.set(number, blockOf(field, number))
    }
}

/** Puts a field back to a step, which then holds what was there before, so that it can be gone forward again. */
export function swapBlocks(step: FieldStep, field: Field): void {
  for (const [number, kept] of step) {
    const now = blockOf(field, number)
    planesOf(field).forEach((plane, k) => {
      eachRow(field, number, (at, from, count) => {
        const start = k * block * block + from
        plane.set(kept.subarray(start, start + count), at)
      })
    })
    step.set(number, now)
  }
}
