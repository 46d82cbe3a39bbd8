/** Complex numbers on a square whose side is a power of two, row by row. */
export interface Waves {
  side: number
  re: Float64Array
  im: Float64Array
}

/** An empty square. */
export const emptyWaves = (side: number): Waves => ({
  side,
  re: new Float64Array(side * side),
  im: new Float64Array(side * side),
})

/** Turns a square into the waves that it is made of, in place (Cooley and Tukey 1965): columns and rows change places, so that twice gives the square again, turned about its corner. Rows from `filled` on are known to be empty. */
export function toWaves(waves: Waves, filled = waves.side): void {
  const turn = turnOf(waves.side)
  for (let y = 0; y < filled; y++) turn(waves.re, waves.im, y * waves.side)
  mirrored(waves)
  for (let y = 0; y < waves.side; y++) turn(waves.re, waves.im, y * waves.side)
}

/** Turns one row into its waves. */
function turnOf(side: number) {
  const bits = Math.log2(side)
  const order = Uint32Array.from({ length: side }, (_, i) => {
    let turned = 0
    for (let k = 0; k < bits; k++) if (i & (1 << k)) turned |= 1 << (bits - 1 - k)
    return turned
  })
  const cos = Float64Array.from({ length: side / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / side))
  const sin = Float64Array.from({ length: side / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / side))
  return (re: Float64Array, im: Float64Array, start: number) => {
    for (let i = 0; i < side; i++) {
      const j = order[i]!
      if (j <= i) continue
      swap(re, start + i, start + j)
      swap(im, start + i, start + j)
    }
    for (let half = 1; half < side; half *= 2) {
      const every = side / (2 * half)
      for (let from = start; from < start + side; from += 2 * half)
        for (let k = 0; k < half; k++) {
          const a = from + k
          const b = a + half
          const c = cos[k * every]!
          const s = sin[k * every]!
          const x = re[b]! * c - im[b]! * s
          const y = re[b]! * s + im[b]! * c
          re[b] = re[a]! - x
          im[b] = im[a]! - y
          re[a]! += x
          im[a]! += y
        }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!
  values[i] = values[j]!
  values[j] = kept
}

function mirrored({ side, re, im }: Waves): void {
  for (let y = 0; y < side; y++)
    for (let x = y + 1; x < side; x++) {
      swap(re, y * side + x, x * side + y)
      swap(im, y * side + x, x * side + y)
    }
}
