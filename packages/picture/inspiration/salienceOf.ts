import { sure } from '@toile/geometry'
import { blurred } from './blurred.ts'
import type { LabPicture } from './labPicture.ts'

/** How far the ground around a place reaches, as a share of the picture's longer side. */
const around = 0.16
/** The share of a picture's places that stand out fully. */
const foremost = 0.92
/** What differs by less than this is one flat colour, and what rounding leaves of it stands out from nothing. */
const flat = 0.002

/** How much an eye is drawn to each place, .3 to 1.3 and more in the middle: what is unlike its surroundings in colour, and what has something going on in it. */
export function salienceOf({ width, height, places }: LabPicture): Float64Array {
  const channel = (k: 0 | 1 | 2) => Float64Array.from(places, (place) => place[k])
  const [light, a, b] = [channel(0), channel(1), channel(2)]
  const wide = Math.max(3, Math.round(around * Math.max(width, height)))
  const ground = (values: Float64Array) => blurred(values, width, height, wide)
  const [groundLight, groundA, groundB] = [ground(light), ground(a), ground(b)]
  const off = Float64Array.from(light, (value, i) =>
    Math.hypot(0.7 * (value - groundLight[i]!), 1.6 * (a[i]! - groundA[i]!), 1.6 * (b[i]! - groundB[i]!)),
  )
  const change = Float64Array.from(light, (value, i) => {
    const right = i % width < width - 1 ? i + 1 : i
    const below = i + width < light.length ? i + width : i
    return (
      Math.hypot(value - light[right]!, a[i]! - a[right]!, b[i]! - b[right]!) +
      Math.hypot(value - light[below]!, a[i]! - a[below]!, b[i]! - b[below]!)
    )
  })
  const [apart, detail] = [scaled(blurred(off, width, height, 2)), scaled(blurred(change, width, height, 4))]
  return apart.map((value, i) => {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5]
    return (0.3 + 0.5 * value + 0.5 * detail[i]!) * (1.15 - 0.6 * Math.hypot(x, y))
  })
}

function scaled(values: Float64Array): Float64Array {
  const most = Math.max(flat, sure(Float64Array.from(values).sort()[Math.floor((values.length - 1) * foremost)]))
  return values.map((value) => Math.min(1, value / most))
}
