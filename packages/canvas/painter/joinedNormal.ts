import { maskedBy, shareOf, weightOf } from '../blending/laying.ts'
import type { Blend } from '../document/blends.ts'
import { side, type Tile, tileBytes } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** A flat picture and how it lies. */
export interface Flat {
  readonly kind: 'flat'
  readonly tile: Tile
  readonly blend: Blend
  readonly opacity: number
  readonly mask: Tile | undefined
}

/** Pictures that lie on each other in normal mode as one picture, bottom first, rounded once. */
export function joinedNormal(flats: readonly Flat[]): Tile {
  // Red, green and blue by how much they show, and how much of the ground is still seen.
  const [red, green, blue] = [
    new Float32Array(side * side),
    new Float32Array(side * side),
    new Float32Array(side * side),
  ]
  const seen = new Float32Array(side * side).fill(1)
  for (const { tile, opacity, mask } of flats) {
    const [over, shown] = [wordsOf(tile), mask && wordsOf(mask)]
    const share = shareOf(opacity)
    for (let i = 0; i < side * side; i++) {
      const pixel = over[i]!
      if (pixel >>> 24 === 0) continue
      const weight = (shown ? maskedBy(weightOf(pixel, share), shown[i]!) : weightOf(pixel, share)) / 65536
      red[i] = red[i]! + ((pixel & 255) - red[i]!) * weight
      green[i] = green[i]! + (((pixel >>> 8) & 255) - green[i]!) * weight
      blue[i] = blue[i]! + (((pixel >>> 16) & 255) - blue[i]!) * weight
      seen[i] = seen[i]! * (1 - weight)
    }
  }
  const out: Tile = new Uint8ClampedArray(tileBytes)
  for (let i = 0; i < side * side; i++) {
    const alpha = 1 - seen[i]!
    if (alpha <= 0) continue
    const at = i * 4
    out[at] = red[i]! / alpha
    out[at + 1] = green[i]! / alpha
    out[at + 2] = blue[i]! / alpha
    out[at + 3] = alpha * 255
  }
  return out
}
