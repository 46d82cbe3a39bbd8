import { blur } from '../raster/blur.ts'
import type { Pixels } from '../surface.ts'

/** Rounds in which the two colours of a sign are found. */
const rounds = 4
/** Colours nearer than this are one. */
const least = 34

/** An element that is shown too small for its details as its sign: its form with clean edges in no more than two flat colours; `texels` are its own pixels to one that is shown. */
export function signStamp({ width, height, rgba }: Pixels, texels: number): Pixels {
  const size = width * height
  const planes = [0, 1, 2, 3].map(() => new Float32Array(size))
  const [red, green, blue, alpha] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let i = 0; i < size; i++) {
    const cover = (rgba[i * 4 + 3] ?? 0) / 255
    red[i] = (rgba[i * 4] ?? 0) * cover
    green[i] = (rgba[i * 4 + 1] ?? 0) * cover
    blue[i] = (rgba[i * 4 + 2] ?? 0) * cover
    alpha[i] = cover
  }
  for (const plane of planes) blur(plane, width, height, texels * 0.5)
  const colorAt = (i: number): Triple => {
    const whole = 1 / Math.max(1e-3, alpha[i] ?? 0)
    return [(red[i] ?? 0) * whole, (green[i] ?? 0) * whole, (blue[i] ?? 0) * whole]
  }
  const covered = Array.from({ length: size }, (_, i) => i).filter((i) => (alpha[i] ?? 0) > 0.4)
  const colors = twoOf(covered.map(colorAt))
  const sign = new Uint8ClampedArray(size * 4)
  for (let i = 0; i < size; i++) {
    const cover = Math.max(0, Math.min(1, ((alpha[i] ?? 0) - 0.2) / 0.35))
    if (!cover) continue
    const own = colorAt(i)
    const near = colors.reduce((a, b) => (apart(own, a) <= apart(own, b) ? a : b))
    sign.set([...near, cover * 255], i * 4)
  }
  return { width, height, rgba: sign }
}

type Triple = readonly [number, number, number]

const apart = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const tone = ([r, g, b]: Triple) => r * 0.3 + g * 0.59 + b * 0.11

/** The two colours that stand for many, or the one. */
function twoOf(all: readonly Triple[]): [Triple, ...Triple[]] {
  const ordered = all.toSorted((a, b) => tone(a) - tone(b))
  let [low, high] = [ordered[0] ?? ([0, 0, 0] as const), ordered.at(-1) ?? ([0, 0, 0] as const)]
  for (let k = 0; k < rounds; k++) {
    const isLow = (color: Triple) => apart(color, low) <= apart(color, high)
    const [lows, highs] = [all.filter(isLow), all.filter((color) => !isLow(color))]
    if (!lows.length || !highs.length) break
    low = meanOf(lows)
    high = meanOf(highs)
  }
  return apart(low, high) < least ? [meanOf(all)] : [low, high]
}

function meanOf(all: readonly Triple[]): Triple {
  const sum = [0, 0, 0] as [number, number, number]
  for (const [r, g, b] of all) {
    sum[0] += r
    sum[1] += g
    sum[2] += b
  }
  const count = Math.max(1, all.length)
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}
