import type { Pixels } from '../../../surface.ts'

const cosines = Float64Array.from({ length: 64 }, (_, i) => {
  const k = i >> 3
  return Math.cos(((2 * (i & 7) + 1) * k * Math.PI) / 16) * (k ? 0.5 : Math.SQRT1_2 / 2)
})

/** Blocks of eight by eight coarsened in each channel like a strongly compressed photograph, in place; `strength` about 12 for quality 40. */
export function jpegNoise({ width, height, rgba }: Pixels, strength: number): void {
  const block = new Float64Array(64)
  const spare = new Float64Array(64)
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let c = 0; c < 3; c++) {
        const at = (i: number) => ((top + (i >> 3)) * width + left + (i & 7)) * 4 + c
        for (let i = 0; i < 64; i++) block[i] = rgba[at(i)]
        transform(block, spare, false)
        for (let i = 1; i < 64; i++) {
          const step = strength * (1 + (i >> 3) + (i & 7))
          block[i] = Math.round(block[i] / step) * step
        }
        transform(block, spare, true)
        for (let i = 0; i < 64; i++) rgba[at(i)] = block[i]
      }
    }
  }
}

/** Cosine transform of a block and back, rows then columns. */
function transform(block: Float64Array, spare: Float64Array, back: boolean): void {
  const weight = (out: number, from: number) => (back ? cosines[from * 8 + out] : cosines[out * 8 + from])
  for (let y = 0; y < 8; y++) {
    for (let k = 0; k < 8; k++) {
      let sum = 0
      for (let x = 0; x < 8; x++) sum += block[y * 8 + x] * weight(k, x)
      spare[y * 8 + k] = sum
    }
  }
  for (let x = 0; x < 8; x++) {
    for (let k = 0; k < 8; k++) {
      let sum = 0
      for (let y = 0; y < 8; y++) sum += spare[y * 8 + x] * weight(k, y)
      block[k * 8 + x] = sum
    }
  }
}
