import { addEnlarged } from './addEnlarged.ts'

/** A plane whose values change slowly: reckoned at every so many pixels only and blended between them. */
export function enlargedOf(
  width: number,
  height: number,
  step: number,
  valueAt: (x: number, y: number) => number,
): Float32Array {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const small = new Float32Array(columns * rows)
  for (let y = 0, i = 0; y < rows; y++) for (let x = 0; x < columns; x++, i++) small[i] = valueAt(x * step, y * step)
  const values = new Float32Array(width * height)
  addEnlarged(values, width, height, { values: small, columns, step })
  return values
}
