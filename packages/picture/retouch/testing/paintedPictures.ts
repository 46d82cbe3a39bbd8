import { openChance } from '@toile/geometry'
import { roundThing } from '../../relight/testing/roundThing.ts'
import type { Pixels } from '../../surface.ts'

/** A picture whose pixels are told one by one. */
export function painted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set([...colorAt(i % width, Math.floor(i / width)), 255], i * 4)
  return { width, height, rgba }
}

/** A garment on a wall: round, folded, grained, lit from the left. */
export function garment(width = 300, height = 360): Pixels {
  const { rgba } = roundThing(width, height, -0.5, [140, 60, 52])
  const { bell } = openChance(5)
  return painted(width, height, (x, y) => {
    const j = (y * width + x) * 4
    const cover = rgba[j + 3]! / 255
    const wall = 196 - 20 * (x / width) + 3 * bell()
    return [0, 1, 2].map((c) => wall * (1 - cover) + rgba[j + c]! * cover)
  })
}
