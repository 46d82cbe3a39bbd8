import type { Color } from '@toile/craft/colors/color.ts'
import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import { colorAtOklab, oklabOf } from '@toile/craft/colors/oklch.ts'
import { sure } from '@toile/geometry'
import type { Pixels } from '../surface.ts'

/** Screens a print is separated into at most (domain 4.3: 6 to 12, one for each colour). */
const mostInks = 12

interface Tone {
  place: Lab
  count: number
}

/** A tone that lies further than this from every ink wants one of its own. */
const seen = 0.03
const rounds = 4

/** The inks a picture is printed in: the given ones exactly as they are, as far as they are seen, then the tones that they reach worst, at most `most` in all. */
export function inksOf(picture: Pixels, given: readonly Color[], most = mostInks): Color[] {
  const tones = tonesOf(picture)
  const fixed = given.filter((color) => {
    const place = oklabOf(color)
    return tones.some((tone) => Math.sqrt(squaredDistance(tone.place, place)) < seen)
  })
  const places: Lab[] = fixed.slice(0, most).map(oklabOf)
  if (places.length === 0 && tones.length) places.push(tones.reduce((a, b) => (b.count > a.count ? b : a)).place)
  while (places.length < most) {
    const worst = tones
      .map(({ place, count }) => ({ place, off: nearest(place, places).off, count }))
      .filter(({ off }) => off > seen * seen)
      .sort((a, b) => b.off * b.count - a.off * a.count)[0]
    if (!worst) break
    places.push(worst.place)
  }
  for (let round = 0; round < rounds; round++) settle(tones, places, fixed.length)
  return places.map((place, i) => fixed[i] ?? whole(colorAtOklab(place)))
}

/** For each pixel the number of the ink nearest to it, without dithering. */
export function separate({ rgba }: Pixels, inks: readonly Color[]): Uint8Array {
  const places = inks.map(oklabOf)
  const known = new Map<number, number>()
  const index = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < index.length; i++) {
    const at = i * 4
    const key = (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!
    let ink = known.get(key)
    if (ink === undefined) {
      ink = nearest(oklabOf({ r: rgba[at]!, g: rgba[at + 1]!, b: rgba[at + 2]! }), places).ink
      known.set(key, ink)
    }
    index[i] = ink
  }
  return index
}

const whole = ({ r, g, b }: Color): Color => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })

function nearest(place: Lab, places: readonly Lab[]): { ink: number; off: number } {
  let ink = 0
  let off = Infinity
  for (let i = 0; i < places.length; i++) {
    const away = squaredDistance(place, sure(places[i]))
    if (away >= off) continue
    off = away
    ink = i
  }
  return { ink, off }
}

/** Moves every ink that is not given to the mean of the tones that fall to it. */
function settle(tones: readonly Tone[], places: Lab[], fixed: number): void {
  const sums = places.map(() => [0, 0, 0, 0])
  for (const { place, count } of tones) {
    const sum = sure(sums[nearest(place, places).ink])
    for (let k = 0; k < 3; k++) sum[k] = sure(sum[k]) + sure(place[k]) * count
    sum[3] = sure(sum[3]) + count
  }
  for (let i = fixed; i < places.length; i++) {
    const [l = 0, a = 0, b = 0, count = 0] = sure(sums[i])
    if (count) places[i] = [l / count, a / count, b / count]
  }
}

/** The colours of a picture, those of sixteen levels a channel gathered to their mean. */
function tonesOf({ rgba }: Pixels): Tone[] {
  const bins = new Map<number, [r: number, g: number, b: number, count: number]>()
  for (let i = 0; i < rgba.length; i += 4) {
    const key = ((rgba[i]! >> 4) << 8) | ((rgba[i + 1]! >> 4) << 4) | (rgba[i + 2]! >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bin[0] += rgba[i]!
    bin[1] += rgba[i + 1]!
    bin[2] += rgba[i + 2]!
    bin[3]++
    bins.set(key, bin)
  }
  return [...bins.values()].map(([r, g, b, count]) => ({
    place: oklabOf({ r: r / count, g: g / count, b: b / count }),
    count,
  }))
}
