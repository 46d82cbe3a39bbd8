import type { Color } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import type { InkPlane } from '@toile/picture/export/indexedTiff.ts'
import type { Told } from '../../exports/openTold.ts'
import { pngChunks, rowBytes } from '../../exports/pngChunks.ts'

/** Pixels that are packed before others may go on. */
const bandPixels = 2_000_000

/** An indexed PNG of exactly the given inks, in pieces, with its resolution in dots per inch; `told` hears the share done. */
export function inkPng(plane: InkPlane, inks: readonly Color[], dpi: number, told: Told) {
  const bits = inks.length > 4 ? 4 : inks.length > 2 ? 2 : 1
  const form = { ...plane, bits, kind: 'palette', dpi, palette: inks } as const
  return pngChunks(
    form,
    bandsOf(plane, bits, (ink) => ink, told),
  )
}

/** One screen of a print: black where its ink is printed, white elsewhere, one bit a pixel. */
export const platePng = (plane: InkPlane, ink: number, dpi: number, told: Told) =>
  pngChunks(
    { ...plane, bits: 1, kind: 'grey', dpi },
    bandsOf(plane, 1, (index) => (index === ink ? 0 : 1), told),
  )

async function* bandsOf(
  { width, height, index }: InkPlane,
  bits: 1 | 2 | 4,
  level: (ink: number) => number,
  told: Told,
): AsyncGenerator<Buffer> {
  const row = rowBytes({ width, bits, kind: 'palette' })
  const rows = Math.max(1, Math.floor(bandPixels / width))
  const levels = Uint8Array.from({ length: 256 }, (_, ink) => level(ink))
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows)
    const packed = Buffer.alloc(row * (bottom - top))
    for (let y = top; y < bottom; y++) {
      const start = (y - top) * row + 1
      for (let x = 0; x < width; x++) {
        const at = x * bits
        packed[start + (at >> 3)]! |= sure(levels[index[y * width + x]!]) << (8 - bits - (at & 7))
      }
    }
    yield packed
    await told(bottom / height)
  }
}
