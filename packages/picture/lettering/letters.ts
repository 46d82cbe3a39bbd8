import type { FontId } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Outline } from './letterOutlines.ts'

/** A glyph where the shaper put it; lengths are shares of the em, y runs up. */
interface ShapedGlyph {
  glyph: number
  /** Where its letter begins in the text of the run. */
  cluster: number
  x: number
  y: number
  advance: number
}

/** One file of a font, ready to shape and to give outlines. */
export interface Face {
  has(code: number): boolean
  shape(text: string, features: readonly string[], language: string): ShapedGlyph[]
  /** The outline of a glyph in shares of the em, y running down. */
  outline(glyph: number): Outline
}

/** Where drawing finds letters: the host reads font files, this shapes them (requirement S5.18). */
export interface Letters {
  /** Has everything at hand that these texts need; without it, letters count as missing. */
  ready(items: readonly LetterWish[]): Promise<void>
  covers(font: FontId, letter: string): boolean
  faces(font: FontId, weight: number): readonly Face[]
}

/** A font file by its name; `weight` is null where it varies. */
export interface FontFile {
  name: string
  font: FontId
  weight: number | null
}

/** What texts ask of the host's fonts. */
export type LetterWish = Pick<TextItem, 'font' | 'weight' | 'text' | 'language'>

/** The host's fonts: which files a text needs, and their bytes as TrueType or OpenType. */
export interface FontShelf {
  find(wishes: readonly LetterWish[]): Promise<readonly FontFile[]>
  read(name: string): Promise<Uint8Array>
}
