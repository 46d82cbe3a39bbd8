import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import type { Chance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { wavesOf } from './wavesOf.ts'

// Waves along the way they push are kept long enough that the picture never folds over itself.
/** A square picture drawn out in waves across the way its lines lie, `depth` of its side far: level lines swell, upright ones sway. */
export function drawnOut(picture: Pixels, depth: number, lie: DerivedSource['lie'], chance: Chance): Pixels {
  const { width, height, rgba } = picture
  const upright = lie === 'upright'
  const long = wavesOf(upright ? 5 : 2, upright ? 2 : 5, chance)
  const short = wavesOf(upright ? 13 : 6, upright ? 6 : 13, chance)
  const side = upright ? width : height
  const stride = upright ? 4 : width * 4
  const out = new Uint8ClampedArray(rgba.length).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height]
      const own = upright ? x : y
      const from = Math.min(side - 1, Math.max(0, own + (long(u, v) + 0.36 * short(u, v)) * depth * side))
      const low = Math.floor(from)
      const share = from - low
      const at = (y * width + x) * 4
      const start = at + (low - own) * stride
      const next = low < side - 1 ? start + stride : start
      for (let c = 0; c < 3; c++) out[at + c] = rgba[start + c] * (1 - share) + rgba[next + c] * share
    }
  }
  return { width, height, rgba: out }
}
