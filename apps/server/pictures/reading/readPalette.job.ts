import { extractPalette, type PaletteColor } from '@toile/picture/reading/palette/extractPalette.ts'
import { decode } from '../../host/files/decode.ts'

/** The longest side, in pixels, at which colours are looked for. */
const longest = 320

/** The main colours of a stored picture. */
export const run = async ({ bytes }: { bytes: Buffer }): Promise<PaletteColor[]> =>
  extractPalette(await decode(bytes, longest))
