import type { Color } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import type { InkField } from '../inkField.ts'

/** Fields along each side of a tile between which it is compared. */
const parts = 3

/** How much of what changes in a tile changes from one ninth of it to the next, 0..1: what is uneven is seen as a grid of tiles wherever it repeats often. */
export function unevenOf({ width, height, index }: InkField, colors: readonly Color[]): number {
  const places = colors.map(oklabOf)
  const sums = new Float64Array(parts * parts * 3)
  const counts = new Float64Array(parts * parts)
  const whole = [0, 0, 0]
  let squares = 0
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * parts) / height) * parts
    for (let x = 0; x < width; x++) {
      const part = row + Math.floor((x * parts) / width)
      const place = places[index[y * width + x]]
      counts[part]++
      for (let c = 0; c < 3; c++) {
        sums[part * 3 + c] += place[c]
        whole[c] += place[c]
        squares += place[c] * place[c]
      }
    }
  }
  const count = width * height
  const middle = whole.reduce((sum, value) => sum + (value / count) ** 2, 0)
  const within = squares / count - middle
  let between = 0
  for (let part = 0; part < parts * parts; part++)
    for (let c = 0; c < 3; c++) between += (sums[part * 3 + c] / counts[part]) ** 2 * (counts[part] / count)
  return within < 1e-6 ? 0 : Math.min(1, Math.max(0, (between - middle) / within))
}
