import { fontsFor } from './fontsFor.ts'
import { type Font, type FontId } from './fonts.ts'
import { type Script, scriptOf } from './script.ts'

/** Which font draws each letter of a text, and what no font has. */
export interface ChosenFonts {
  /** The font of a letter; nothing where no font has it. */
  fontOf(letter: string): FontId | null
  /** Fonts that stand in for the one asked for, each with its letters. */
  stands: readonly { font: FontId; letters: string }[]
  /** Letters that no font here has, each once. */
  missing: readonly string[]
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The letters of a text as a reader counts them. */
export const lettersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

const isBlank = (letter: string) => /^\s*$/u.test(letter)

/**
 * Chooses fonts for a text: each script is drawn by one font where any has all of its letters, so that a word is never
 * patched together; only else letter by letter. `covers` tells whether a font has a letter (requirement S5.18).
 */
export function chooseFonts(
  font: Font,
  text: string,
  language: string,
  covers: (font: FontId, letter: string) => boolean,
): ChosenFonts {
  const letters = [...new Set(lettersOf(text))].filter((letter) => !isBlank(letter))
  const byScript = Map.groupBy(letters, familyOf)
  const chosen = new Map<string, FontId>()
  const missing: string[] = []
  for (const [script, own] of byScript) {
    const candidates = fontsFor(font, script, text, language)
    const whole = candidates.find((id) => own.every((letter) => covers(id, letter)))
    for (const letter of own) {
      const found = whole ?? candidates.find((id) => covers(id, letter))
      if (found) chosen.set(letter, found)
      else missing.push(letter)
    }
  }
  const others = Map.groupBy(
    [...chosen].filter(([, id]) => id !== font.id),
    ([, id]) => id,
  )
  return {
    fontOf: (letter) => chosen.get(letter) ?? null,
    stands: [...others].map(([id, pairs]) => ({ font: id, letters: pairs.map(([letter]) => letter).join('') })),
    missing,
  }
}

/** Kana and Han of one text are drawn by one font. */
function familyOf(letter: string): Script | null {
  const script = scriptOf(letter)
  return script === 'kana' ? 'han' : script
}
