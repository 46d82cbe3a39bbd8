import { type Color } from '@toile/craft/colors/color.ts'
import { openNoise, smooth } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { times } from './field.ts'

/** A strip of paper tape, a little clear; sizes in pixels. */
export function paintTape(width: number, height: number, seed: number): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const noise = openNoise(seed)
  for (let y = 0; y < height; y++) {
    const ragged = height * 0.1 * Math.abs((((y / height) * 7) % 1) - 0.5) * 2
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      const crease = noise(x / (height * 0.35), y / (height * 1.4)) - 0.5
      const tone = 1 + crease * 0.09
      rgba[i] = 236 * tone
      rgba[i + 1] = 225 * tone
      rgba[i + 2] = 199 * tone
      rgba[i + 3] = 205 * smooth(-0.5, 0.8, Math.min(x, width - 1 - x) - ragged)
    }
  }
  return { width, height, rgba }
}

/** The head of a pin from above, lit from the upper left; side in pixels. */
export function paintPin(side: number, color: Color): Pixels {
  const rgba = new Uint8ClampedArray(side * side * 4)
  const r = side / 2
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i += 4) {
      const [u, v] = [(x + 0.5 - r) / r, (y + 0.5 - r) / r]
      const far = Math.hypot(u, v)
      const up = Math.sqrt(Math.max(0, 1 - far * far))
      const lit = Math.max(0, -0.5 * u - 0.55 * v + 0.67 * up)
      const shine = Math.max(0, -0.27 * u - 0.3 * v + 0.91 * up) ** 40
      const { r: red, g, b } = times(color, 0.35 + 0.75 * lit)
      rgba[i] = red + (255 - red) * shine * 0.8
      rgba[i + 1] = g + (255 - g) * shine * 0.8
      rgba[i + 2] = b + (255 - b) * shine * 0.8
      rgba[i + 3] = 255 * (1 - smooth(1 - 1.6 / r, 1, far))
    }
  }
  return { width: side, height: side, rgba }
}
