import { parentPort } from 'node:worker_threads'
import { extractPalette, type PaletteColor } from '@toile/picture/palette/extractPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** What the thread of palettes is asked. */
export interface ToPalette {
  id: number
  pixels: Pixels
}
/** What it answers. */
export interface FromPalette {
  id: number
  colors: PaletteColor[]
}

parentPort?.on('message', ({ id, pixels }: ToPalette) => {
  const answer: FromPalette = { id, colors: extractPalette(pixels) }
  parentPort?.postMessage(answer)
})
