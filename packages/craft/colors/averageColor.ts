import type { Color } from './color.ts'
import { coded } from './coded.ts'
import { uncoded } from './uncoded.ts'

/** Sides in pixels of the square that an eyedropper averages. */
export const dropperSides = [1, 3, 5, 11] as const

/** Pixels as a canvas gives them: four bytes each, red first. */
export interface SeenPixels {
  width: number
  height: number
  data: ArrayLike<number>
}

/** The colour of a picture around a pixel: the mean in linear light of a square, of what lies inside the picture and is not clear; nothing where all is clear. */
export function averageColor({ width, height, data }: SeenPixels, x: number, y: number, side: number): Color | null {
  const reach = Math.floor(side / 2)
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const at = (row * width + column) * 4
      const share = data[at + 3]! / 255
      red += linear(data[at]!) * share
      green += linear(data[at + 1]!) * share
      blue += linear(data[at + 2]!) * share
      weight += share
    }
  if (weight === 0) return null
  return { r: byteOf(red / weight), g: byteOf(green / weight), b: byteOf(blue / weight) }
}

const linear = (byte: number) => uncoded(byte / 255)
const byteOf = (light: number) => Math.round(coded(light) * 255)
