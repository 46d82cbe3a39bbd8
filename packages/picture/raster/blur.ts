import { openRoom } from './lentRoom.ts'

const roomFor = openRoom()

/** Two box passes with radius `across` and `down` in pixels, in place; each row and column keeps its own mean at the edge. */
export function blur(values: Float32Array, width: number, height: number, across: number, down = across): Float32Array {
  const spare = roomFor(width * height)
  const rx = Math.max(0, Math.round(across))
  const ry = Math.max(0, Math.round(down))
  for (let pass = 0; pass < 2; pass++) {
    blurRows(values, spare, width, height, rx)
    blurColumns(spare, values, width, height, ry)
  }
  return values
}

/** The box radius whose two passes have the given standard deviation in pixels. */
export const radiusFor = (deviation: number): number =>
  Math.max(1, Math.round(Math.sqrt(1.5 * deviation * deviation + 0.25) - 0.5))

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(r, width); x++) {
      sum += from[row + x]
      count++
    }
    for (let x = 0; x < width; x++) {
      if (x + r < width) {
        sum += from[row + x + r]
        count++
      }
      if (x - r - 1 >= 0) {
        sum -= from[row + x - r - 1]
        count--
      }
      to[row + x] = sum / count
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  const sums = new Float64Array(width)
  let count = 0
  for (let y = 0; y < Math.min(r, height); y++) {
    const row = y * width
    for (let x = 0; x < width; x++) sums[x] += from[row + x]
    count++
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    if (y + r < height) {
      const enter = (y + r) * width
      for (let x = 0; x < width; x++) sums[x] += from[enter + x]
      count++
    }
    if (y - r - 1 >= 0) {
      const leave = (y - r - 1) * width
      for (let x = 0; x < width; x++) sums[x] -= from[leave + x]
      count--
    }
    const share = 1 / count
    for (let x = 0; x < width; x++) to[row + x] = sums[x] * share
  }
}
