import type { Pixels } from './cutTiles.ts'

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [r: number, g: number, b: number, a: number]

/** The four channels of a pixel of a picture. */
export function channelsAt({ width, rgba }: Pick<Pixels, 'width' | 'rgba'>, x: number, y: number): Rgba {
  const at = (y * width + x) * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0]
}
