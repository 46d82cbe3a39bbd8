import { defineAdjustment } from './form.ts'

/** Grain that belongs to places of the sheet: the same however the sheet is cut up, and another for each seed. */
export const noise = defineAdjustment({
  id: 'noise',
  label: 'Noise',
  knobs: {
    amount: { label: 'Amount', least: 0, most: 100, step: 1, start: 0 },
    color: { label: 'Colorfulness', least: 0, most: 100, step: 1, start: 0 },
    seed: { label: 'Variation', least: 0, most: 999, step: 1, start: 0 },
  },
  changes: ({ amount }) => amount > 0,
  prepare({ amount, color, seed }) {
    const [strength, colored] = [(amount / 100) * 0.5, color / 100]
    return ({ pixels, width, height, x, y }) => {
      const out = Uint8ClampedArray.from(pixels)
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++) {
          const at = (row * width + column) * 4
          const all = bell(x + column, y + row, seed * 4)
          for (let channel = 0; channel < 3; channel++) {
            const own = colored > 0 ? bell(x + column, y + row, seed * 4 + 1 + channel) : 0
            out[at + channel] = out[at + channel]! + strength * (all * (1 - colored) + own * colored)
          }
        }
      return out
    }
  },
})

/** A bell-shaped number about 0 within -255 and 255 that belongs to a pixel: the four bytes of its hash, added. */
function bell(x: number, y: number, seed: number): number {
  let hash = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24) - 510) / 2
}
