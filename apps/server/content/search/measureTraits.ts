import { isMainThread } from 'node:worker_threads'
import { measureLikeness } from '@toile/picture/likeness/likeness.ts'
import { extractPalette } from '@toile/picture/palette/extractPalette.ts'
import { packPalette } from '@toile/picture/palette/packPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { traitsAside } from '../palette/paletteAside.ts'

/** What a stored picture is found by, as its row keeps it. */
export interface Traits {
  palette: Buffer
  likeness: Buffer
}

/** Measures the colours and the likeness of a small picture: aside where calls are answered, at once in a thread that works anyway. */
export async function measureTraits(pixels: Pixels): Promise<Traits> {
  const { colors, likeness } = isMainThread
    ? await traitsAside(pixels)
    : { colors: extractPalette(pixels), likeness: measureLikeness(pixels) }
  return { palette: Buffer.from(packPalette(colors)), likeness: Buffer.from(likeness) }
}
