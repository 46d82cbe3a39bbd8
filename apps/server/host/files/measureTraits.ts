import { measureLikeness } from '@toile/picture/reading/likeness/likeness.ts'
import { extractPalette } from '@toile/picture/reading/palette/extractPalette.ts'
import { packPalette } from '@toile/picture/reading/palette/packPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** What a stored picture is found by, as its row keeps it. */
export interface Traits {
  palette: Buffer
  likeness: Buffer
}

/** Measures the colours and the likeness of a small picture. */
export const measureTraits = (pixels: Pixels): Traits => ({
  palette: Buffer.from(packPalette(extractPalette(pixels))),
  likeness: Buffer.from(measureLikeness(pixels)),
})
