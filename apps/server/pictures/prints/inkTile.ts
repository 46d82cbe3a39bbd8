import type { Color } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import type { Pixels } from '@toile/picture/surface.ts'

/** A finished tile as it is kept and handed on: a byte for each pixel, the number of its ink. */
export interface InkTile {
  width: number
  height: number
  index: Uint8Array
  colors: readonly Color[]
}

/** A tile as pixels. */
export function pixelsOfTile({ width, height, index, colors }: InkTile): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let i = 0; i < index.length; i++) {
    const { r, g, b } = sure(colors[index[i]!])
    rgba[i * 4] = r
    rgba[i * 4 + 1] = g
    rgba[i * 4 + 2] = b
  }
  return { width, height, rgba }
}
