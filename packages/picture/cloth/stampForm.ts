import { smooth } from '@toile/geometry'
import { blur } from '../raster/blur.ts'
import { coverAt } from './coverAt.ts'
import type { Stamp } from './stamp.ts'

/** An element whose form is known, for hands that draw its light by themselves. */
export type FormedStamp = Required<Stamp> & { rise: Float32Array }

/** How an element is drawn: the pen in its own pixels, where the lamp stands on it, and its pixels to a millimetre. */
export interface StampPen {
  pen: number
  lamp: readonly [number, number]
  fine: number
}

/** What a hand reads of an element, for each of its pixels. */
export interface StampForm {
  /** Its contour, heavy on the side away from the lamp, 0..1. */
  contour: Float32Array
  /** The foot of what stands above its neighbour, away from the lamp, 0..1. */
  step: Float32Array
  /** Light by its slope: 1 is flat. */
  light: Float32Array
  /** Whether it mirrors the lamp, 0..1. */
  glint: Float32Array
}

const ways = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const)
/** The weight of a contour across the light, and how much it grows and shrinks with it. */
const even = 0.95
const swing = 0.6
/** Millimetres by which one thing stands above the next before a line parts them. */
const parts = [0.4, 0.55] as const

/** Reads contour, steps and light of an element. */
export function stampForm({ picture, plain, rise }: FormedStamp, { pen, lamp, fine }: StampPen): StampForm {
  const { width, height } = picture
  const size = width * height
  const cover = new Float32Array(size)
  for (let i = 0; i < size; i++) cover[i] = (picture.rgba[i * 4 + 3] ?? 0) / 255
  const bulk = bulkOf(cover, width, height, pen)
  const looks = ways.map(([x, y]) => {
    const weight = pen * (even - swing * (x * lamp[0] + y * lamp[1]))
    return [x * weight, y * weight] as const
  })
  const [lampX, lampY] = [Math.round(lamp[0] * 1.4 * pen), Math.round(lamp[1] * 1.4 * pen)]
  const contour = new Float32Array(size)
  const step = new Float32Array(size)
  const light = new Float32Array(size)
  const glint = new Float32Array(size)
  const at = (plane: Float32Array, x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (plane[y * width + x] ?? 0)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = cover[i] ?? 0
      if (!own) continue
      let beyond = own
      for (const [dx, dy] of looks) beyond = Math.min(beyond, coverAt(cover, width, height, x + dx, y + dy))
      contour[i] = (1 - beyond / own) * (bulk[i] ?? 0)
      step[i] = smooth(parts[0], parts[1], at(rise, x + lampX, y + lampY) - (rise[i] ?? 0)) * (bulk[i] ?? 0)
      light[i] = 1 + slopeTo(rise, i, x, y, width, height, lamp) * fine
      glint[i] = smooth(70, 110, brightness(picture.rgba, i) - brightness(plain.rgba, i))
    }
  }
  return { contour, step, light: blur(light, width, height, pen * 0.6), glint }
}

/** How much the surface turns to the lamp over one pixel, in millimetres. */
function slopeTo(
  rise: Float32Array,
  i: number,
  x: number,
  y: number,
  width: number,
  height: number,
  [lampX, lampY]: readonly [number, number],
): number {
  const across = ((rise[x + 1 < width ? i + 1 : i] ?? 0) - (rise[x > 0 ? i - 1 : i] ?? 0)) * 0.5
  const down = ((rise[y + 1 < height ? i + width : i] ?? 0) - (rise[y > 0 ? i - width : i] ?? 0)) * 0.5
  return -(across * lampX + down * lampY)
}

/** Where an element is broad enough to carry a contour: a thread is a stroke by itself. */
function bulkOf(cover: Float32Array, width: number, height: number, pen: number): Float32Array {
  const core = blur(cover.slice(), width, height, pen * 0.8).map((value) => (value > 0.93 ? 1 : 0))
  return blur(core, width, height, pen * 2).map((value) => smooth(0, 0.05, value))
}

const brightness = (rgba: Uint8ClampedArray, i: number) =>
  (rgba[i * 4] ?? 0) * 0.3 + (rgba[i * 4 + 1] ?? 0) * 0.59 + (rgba[i * 4 + 2] ?? 0) * 0.11
