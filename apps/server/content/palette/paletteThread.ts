import { parentPort } from 'node:worker_threads'
import { measureLikeness } from '@toile/picture/likeness/likeness.ts'
import { extractPalette, type PaletteColor } from '@toile/picture/palette/extractPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** What the thread of palettes is asked: the palette of a picture, and what its likeness is measured by where that is wanted. */
export interface ToPalette {
  id: number
  pixels: Pixels
  likeness: boolean
}
/** What it answers. */
export interface FromPalette {
  id: number
  colors: PaletteColor[]
  likeness: Uint8Array | null
}

parentPort?.on('message', ({ id, pixels, likeness }: ToPalette) => {
  const answer: FromPalette = {
    id,
    colors: extractPalette(pixels),
    likeness: likeness ? measureLikeness(pixels) : null,
  }
  parentPort?.postMessage(answer)
})
