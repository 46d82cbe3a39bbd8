import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Chance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { wavesOf } from './wavesOf.ts'

/** How far along its side each place of a square picture is fetched from, in shares of the sides; level lines swell, upright ones sway. */
export type Drift = (u: number, v: number) => number

// Waves along the way they push are kept long enough that the picture never folds over itself.
/** Waves across the way a picture's lines lie, `depth` of its side far. */
export function driftOf(depth: number, lie: DerivedSource['lie'], chance: Chance): Drift {
  const upright = lie === 'upright'
  const long = wavesOf(upright ? 5 : 2, upright ? 2 : 5, chance)
  const short = wavesOf(upright ? 13 : 6, upright ? 6 : 13, chance)
  return (u, v) => (long(u, v) + 0.36 * short(u, v)) * depth
}

/** A square picture drawn out along its upright or its level side. */
export function drawnOut(picture: Pixels, drift: Drift, lie: DerivedSource['lie']): Pixels {
  const { width, height, rgba } = picture
  const upright = lie === 'upright'
  const side = upright ? width : height
  const stride = upright ? 4 : width * 4
  const out = new Uint8ClampedArray(rgba.length).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = upright ? x : y
      const from = Math.min(side - 1, Math.max(0, own + drift((x + 0.5) / width, (y + 0.5) / height) * side))
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

const rounds = 6

/** Where a place of the picture comes to lie when it is drawn out. */
export const movedBy =
  (drift: Drift, lie: DerivedSource['lie']) =>
  (u: number, v: number): [u: number, v: number] => {
    let [x, y] = [u, v]
    for (let round = 0; round < rounds; round++) {
      if (lie === 'upright') x = u - drift(x, y)
      else y = v - drift(x, y)
    }
    return [x, y]
  }
