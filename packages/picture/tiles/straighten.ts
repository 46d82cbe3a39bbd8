import type { Pixels } from '../surface.ts'
import type { Period } from './period.ts'

/** A texture turned and pushed upright, so that its repeats run level, and the whole pixels of one repeat where there is one. */
export interface Straight {
  pixels: Pixels
  across: number | null
  down: number | null
}

/** Levels a texture by its steps; one that is level already is returned as it is. */
export function straighten(pixels: Pixels, { across, down }: Period): Straight {
  const wide = across && Math.max(2, Math.round(across.x))
  const high = down && Math.max(2, Math.round(down.y))
  const right: [number, number] = across && wide ? [across.x / wide, across.y / wide] : [1, 0]
  const below: [number, number] = down && high ? [down.x / high, down.y / high] : [-right[1], 1]
  if (across && !down) right[1] = across.y / (wide ?? 1)
  if (down && !across) right[1] = -below[0]
  const isLevel = [right[0] - 1, right[1], below[0], below[1] - 1].every((off) => Math.abs(off) < 0.002)
  if (isLevel) return { pixels, across: wide, down: high }
  return { pixels: pushed(pixels, right, below), across: wide, down: high }
}

type Pair = readonly [x: number, y: number]

function pushed({ width, height, rgba }: Pixels, right: Pair, below: Pair): Pixels {
  const left = Math.max(0, -below[0] * height)
  const top = Math.max(0, -right[1] * width)
  const wide = Math.floor((width - 1 - left - Math.max(0, below[0] * height)) / right[0])
  const high = Math.floor((height - 1 - top - Math.max(0, right[1] * width)) / below[1])
  const out = new Uint8ClampedArray(wide * high * 4)
  for (let v = 0; v < high; v++) {
    for (let u = 0; u < wide; u++) {
      const x = Math.max(0, Math.min(width - 1.001, left + u * right[0] + v * below[0]))
      const y = Math.max(0, Math.min(height - 1.001, top + u * right[1] + v * below[1]))
      const [i, j] = [Math.floor(x), Math.floor(y)]
      const [fx, fy] = [x - i, y - j]
      const from = (j * width + i) * 4
      for (let c = 0; c < 4; c++) {
        const upper = rgba[from + c]! * (1 - fx) + rgba[from + 4 + c]! * fx
        const lower = rgba[from + width * 4 + c]! * (1 - fx) + rgba[from + width * 4 + 4 + c]! * fx
        out[(v * wide + u) * 4 + c] = upper * (1 - fy) + lower * fy
      }
    }
  }
  return { width: wide, height: high, rgba: out }
}
