import { limits } from '@toile/rules/limits.ts'
import type { PaletteColor } from '@toile/craft/colors/palettes/palette.ts'
import { Refusal, refusals, type RefusalCode } from '@toile/rules/refusals.ts'
import { t } from '../../../languages/index.ts'
import { withWords } from '../../../languages/withWords.ts'

const says = (code: RefusalCode, blanks: Readonly<Record<string, string | number>>) =>
  t(refusals[code].says.replaceAll(/\{(\w+)\}/g, '{{$1}}'), blanks)

/** What a palette file holds, or the sentence with which it is refused. */
export async function readPaletteFile(file: File): Promise<{ colors: readonly PaletteColor[] } | { trouble: string }> {
  const { bytes } = limits.palette
  if (file.size > bytes) return { trouble: says('paletteTooLarge', { most: bytes / 1_000_000 }) }
  try {
    const { readPalette } = await withWords('boards', () => import('@toile/craft/colors/palettes/index.ts'))
    return { colors: readPalette(new Uint8Array(await file.arrayBuffer())) }
  } catch (error) {
    if (error instanceof Refusal) return { trouble: says(error.code, error.blanks) }
    return { trouble: says('paletteCutOff', {}) }
  }
}
