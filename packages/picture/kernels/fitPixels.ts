import type { Pixels } from '../surface.ts'

/** The picture shrunk so that its longer side has at most `longest` pixels, by area means; smaller pictures stay. */
export function fitPixels(pixels: Pixels, longest: number): Pixels {
  const ratio = Math.max(pixels.width, pixels.height) / longest
  if (ratio <= 1) return pixels
  const width = Math.max(1, Math.round(pixels.width / ratio))
  const height = Math.max(1, Math.round(pixels.height / ratio))
  const rgba = new Uint8ClampedArray(width * height * 4)
  const across = spans(pixels.width, width)
  const down = spans(pixels.height, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) blend(pixels, across[x], down[y], rgba, (y * width + x) * 4)
  }
  return { width, height, rgba }
}

interface Span {
  first: number
  weights: number[]
}

function spans(from: number, to: number): Span[] {
  const step = from / to
  return Array.from({ length: to }, (_, i) => {
    const start = i * step
    const end = start + step
    const first = Math.floor(start)
    const weights: number[] = []
    for (let k = first; k < Math.min(from, Math.ceil(end - 1e-9)); k++) {
      weights.push(Math.min(end, k + 1) - Math.max(start, k))
    }
    return { first, weights }
  })
}

function blend(pixels: Pixels, across: Span, down: Span, out: Uint8ClampedArray, at: number) {
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  let total = 0
  for (let j = 0; j < down.weights.length; j++) {
    for (let i = 0; i < across.weights.length; i++) {
      const from = ((down.first + j) * pixels.width + across.first + i) * 4
      const weight = down.weights[j] * across.weights[i]
      const opaque = weight * pixels.rgba[from + 3]
      red += opaque * pixels.rgba[from]
      green += opaque * pixels.rgba[from + 1]
      blue += opaque * pixels.rgba[from + 2]
      alpha += opaque
      total += weight
    }
  }
  if (!alpha) return
  out[at] = red / alpha
  out[at + 1] = green / alpha
  out[at + 2] = blue / alpha
  out[at + 3] = alpha / total
}
