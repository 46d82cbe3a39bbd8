import type { MoodDocument } from '@toile/craft/moods/moodDocument.ts'
import { openNoise } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { octaves, pixelsBy, times } from './field.ts'

/** What a moodboard is made of: smooth paper, linen or a plastered wall; `scale` is pixels per millimetre. */
export function paintGround(
  { ground: { kind, color }, seed }: MoodDocument,
  width: number,
  height: number,
  scale: number,
): Pixels {
  const noise = openNoise(seed)
  const fine = openNoise(seed + 7)
  return pixelsBy(width, height, (x, y) => {
    const [u, v] = [x / scale, y / scale]
    const fall = 1.015 - 0.04 * ((x / width) * 0.6 + (y / height) * 0.4)
    if (kind === 'paper') return times(color, fall * (0.992 + 0.012 * octaves(fine, u * 1.6, v * 1.6, 2)))
    if (kind === 'linen') {
      const warp = noise(u * 2.6, v * 0.16) - 0.5
      const weft = noise(u * 0.16 + 80, v * 2.6) - 0.5
      return times(color, fall * (0.995 + 0.045 * warp + 0.045 * weft + 0.03 * (fine(u * 2.6, v * 2.6) - 0.5)))
    }
    const slope = octaves(noise, u / 13, v / 13, 4) - octaves(noise, (u + 0.8) / 13, (v + 0.8) / 13, 4)
    return times(color, fall * (1 + slope * 0.3 + 0.025 * (fine(u * 1.5, v * 1.5) - 0.5)))
  })
}
