import { chooseFonts } from '@toile/craft/slogans/chooseFonts.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Letters } from './letters.ts'

/** The letters of texts that no font has, each once; letters must be ready. */
export const missingLetters = (items: readonly TextItem[], letters: Letters): string[] => [
  ...new Set(
    items.flatMap(({ font: id, text, language }) => {
      const font = findFont(id)
      if (!font) return []
      return chooseFonts(font, text.normalize('NFC'), language, (one, letter) => letters.covers(one, letter)).missing
    }),
  ),
]
