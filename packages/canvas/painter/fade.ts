import { between, maskedBy, shareOf } from '../blending/laying.ts'
import type { Box } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** A pixel on the way from one to another, alpha as well; weights in 65,536ths. */
function mixed(from: number, to: number, weight: number): number {
  const [was, will] = [from >>> 24, to >>> 24]
  const alpha = between(was, will, weight)
  // Colours weigh as much as they show.
  const shown = was * (65536 - weight) + will * weight
  const share = shown === 0 ? weight : Math.round(((will * weight) / shown) * 65536)
  return (
    (alpha << 24) |
    (between((from >>> 16) & 255, (to >>> 16) & 255, share) << 16) |
    (between((from >>> 8) & 255, (to >>> 8) & 255, share) << 8) |
    between(from & 255, to & 255, share)
  )
}

/** Brings a patch of a tile nearer to another picture of it, in place, by an opacity and a mask; where `keepsAlpha`, only its colours. */
export function fade(
  ground: Tile,
  other: Tile,
  { x0, y0, x1, y1 }: Readonly<Box>,
  opacity: number,
  mask?: Tile,
  keepsAlpha = false,
): void {
  const [under, over, shown] = [wordsOf(ground), wordsOf(other), mask && wordsOf(mask)]
  const whole = (Math.imul(255, shareOf(opacity)) + 128) >> 8
  for (let y = y0; y < y1; y++)
    for (let i = y * side + x0, end = y * side + x1; i < end; i++) {
      const weight = shown ? maskedBy(whole, shown[i]!) : whole
      const below = under[i]!
      const above = keepsAlpha ? (over[i]! & 0xffffff) | (below & 0xff000000) : over[i]!
      under[i] = mixed(below, above, weight)
    }
}
