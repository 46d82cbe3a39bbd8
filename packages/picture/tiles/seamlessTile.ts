import type { Pixels } from '../surface.ts'
import { evenLight } from './evenLight.ts'
import { joinAcross, turned } from './join.ts'
import { periodOf } from './period.ts'
import { straighten } from './straighten.ts'

/** A picture that repeats without a visible seam. */
export interface SeamlessTile {
  pixels: Pixels
  /** Whole pixels of one repeat of a regular texture, where it has one. */
  period: { across: number | null; down: number | null }
  /** How visible the seams are: what differs along them against what differs between neighbours everywhere; about 1 is invisible. */
  quality: number
  /** Whether the picture is no texture, so that its seams show. */
  warning: boolean
}

const overlap = 0.18
const mostQuality = 1.5
const leastRepeat = 64

/** Makes a tile of a texture: whole repeats of a regular one, levelled where it was taken askew; otherwise closed cuts of least difference, after the light has been made even (requirement S2.52). */
export function seamlessTile(picture: Pixels): SeamlessTile {
  const found = periodOf(picture)
  const { pixels: level, across, down } = straighten(picture, found)
  const even = evenLight(level, across, down)
  const wide = sideOf(even.width, across)
  const high = sideOf(even.height, down)
  const first = joinAcross(laps(even, wide), wide)
  const second = joinAcross(turned(lapsDown(first.pixels, high)), high)
  const pixels = turned(second.pixels)
  const usual = Math.max(1.2, changeOf(even))
  const quality = Math.max(first.tear, second.tear) / usual
  return { pixels, period: { across, down }, quality, warning: quality > mostQuality }
}

/** The side of the tile: whole repeats of at least 64 pixels together, or the picture less its overlap. */
function sideOf(length: number, repeat: number | null): number {
  if (!repeat || repeat > length) return Math.round(length * (1 - overlap))
  const most = Math.floor(length / repeat)
  return repeat * Math.max(1, Math.min(most, Math.ceil(leastRepeat / repeat)))
}

const laps = (picture: Pixels, wide: number): Pixels =>
  picture.width <= wide * (1 + overlap) ? picture : cut(picture, Math.round(wide * (1 + overlap)), picture.height)

const lapsDown = (picture: Pixels, high: number): Pixels =>
  picture.height <= high * (1 + overlap) ? picture : cut(picture, picture.width, Math.round(high * (1 + overlap)))

function cut({ width, rgba }: Pixels, wide: number, high: number): Pixels {
  const out = new Uint8ClampedArray(wide * high * 4)
  for (let y = 0; y < high; y++) out.set(rgba.subarray(y * width * 4, (y * width + wide) * 4), y * wide * 4)
  return { width: wide, height: high, rgba: out }
}

/** Mean difference of neighbours, 0..255 per channel. */
function changeOf({ width, height, rgba }: Pixels): number {
  let sum = 0
  let seen = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const i = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        sum += Math.abs(rgba[i + c]! - rgba[i + 4 + c]!) + Math.abs(rgba[i + c]! - rgba[i + width * 4 + c]!)
      }
      seen += 6
    }
  }
  return seen ? sum / seen : 0
}
