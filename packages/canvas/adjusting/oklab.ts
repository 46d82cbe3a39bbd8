import { power } from '@toile/geometry'

/** A place in OKLab (Ottosson 2020), worked out with the same bits on every host. */
export type Place = readonly [lightness: number, a: number, b: number]
type Three = readonly [number, number, number]

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
})

const cube = (value: number) => value * value * value
const coded = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * power(share, 1 / 2.4) - 0.055)
/** Between whole values the line through them. */
function linearAt(value: number): number {
  const low = Math.min(254, Math.floor(value))
  return linear[low]! + (linear[low + 1]! - linear[low]!) * (value - low)
}

/** The place of a display colour whose channels go from 0 to 255. */
export function placeOf([red, green, blue]: Three): Place {
  const [r, g, b] = [linearAt(red), linearAt(green), linearAt(blue)]
  const l = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1 / 3)
  const m = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1 / 3)
  const s = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1 / 3)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearOf([lightness, a, b]: Place): Three {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const fits = (color: Three) => color.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** The display colour at a place, channels from 0 to 255; where it cannot be shown it loses chroma until it can. */
export function shownAt([lightness, a, b]: Place): Three {
  const light = Math.max(0, Math.min(1, lightness))
  const at = (share: number) => linearOf([light, a * share, b * share])
  let share = 1
  if (!fits(at(1))) {
    share = 0
    for (let step = 0.5; step > 0.001; step /= 2) if (fits(at(share + step))) share += step
  }
  const [red, green, blue] = at(share).map((channel) => 255 * coded(Math.max(0, Math.min(1, channel))))
  return [red ?? 0, green ?? 0, blue ?? 0]
}
