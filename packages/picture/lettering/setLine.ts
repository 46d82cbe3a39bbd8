import type { ChosenFonts } from '@toile/craft/slogans/chooseFonts.ts'
import { lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import type { FontId } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { sure } from '@toile/geometry'
import type { Face, Letters } from './letters.ts'
import { codesOf } from './openLetters.ts'
import { mapOutline, type Outline } from './letterOutlines.ts'

/** A letter on its line: its outline in millimetres, from the line's start and its baseline. */
export interface SetLetter {
  outline: Outline
  /** Where its advance begins and how wide it is. */
  x: number
  advance: number
}

/** A place of a line between two letters: how many signs of its text stand before it, and how far from the line's start it lies. */
export interface Stop {
  at: number
  x: number
}

/** One line of letters. */
export interface SetLine {
  letters: readonly SetLetter[]
  width: number
  /** Where what is typed goes in: the start, then behind every cluster, those of a ligature at even steps. */
  stops: readonly Stop[]
}

interface Run {
  face: Face | null
  text: string
  /** Where each sign of it stands in the text. */
  places: number[]
}

type Setting = Pick<TextItem, 'font' | 'weight' | 'size' | 'spacing' | 'language'>

const blankWidth = 0.28

/** Shapes one line: kerned, joined and marked as its scripts ask, each script in its chosen font (requirement S5.18). */
export function setLine(
  text: string,
  setting: Setting,
  chosen: ChosenFonts,
  letters: Letters,
  upright = false,
): SetLine {
  const { size, spacing, language } = setting
  const extra = (spacing / 1000) * size
  const features = upright ? ['vert'] : spacing === 0 ? [] : ['-liga', '-clig']
  const set: SetLetter[] = []
  const stops: Stop[] = [{ at: 0, x: 0 }]
  let x = 0
  for (const { face, text: own, places } of runsOf(text, setting, chosen, letters)) {
    if (!face) {
      const start = x
      x += lettersOf(own).length * (blankWidth * size + extra)
      stops.push(...stopsIn(own, 0, places, start, x - start))
      continue
    }
    const glyphs = face.shape(own, features, language)
    for (let i = 0; i < glyphs.length; ) {
      const start = x
      const cluster = sure(glyphs[i]).cluster
      const outline: Outline[number][] = []
      for (; i < glyphs.length && sure(glyphs[i]).cluster === cluster; i++) {
        const { glyph, x: dx, y: dy, advance } = sure(glyphs[i])
        const at = x + dx * size
        outline.push(...mapOutline(face.outline(glyph), (gx, gy) => [gx * size + at, (gy - dy) * size]))
        x += advance * size
      }
      if (outline.length) set.push({ outline, x: start, advance: x - start })
      x += extra
      const end = glyphs[i]?.cluster ?? own.length
      stops.push(...stopsIn(own.slice(cluster, end), cluster, places, start, x - start))
    }
  }
  return { letters: set, width: Math.max(0, x - extra), stops }
}

/** The stops behind each letter that a cluster holds, from where it begins in its run. */
function stopsIn(cluster: string, from: number, places: readonly number[], start: number, wide: number): Stop[] {
  const own = lettersOf(cluster)
  let signs = 0
  return own.map((letter, i) => {
    signs += letter.length
    return { at: sure(places[from + signs - 1]) + 1, x: start + (wide * (i + 1)) / own.length }
  })
}

/** A line in runs of one font file each; blanks go with the letters before them where their font has one. */
function runsOf(text: string, { font, weight }: Setting, chosen: ChosenFonts, letters: Letters): Run[] {
  const runs: Run[] = []
  let current: FontId = font
  let at = 0
  for (const letter of lettersOf(text)) {
    const places = Array.from({ length: letter.length }, (_, i) => at + i)
    at += letter.length
    const codes = codesOf(letter)
    const blank = /^\s+$/u.test(letter)
    current = (blank ? null : chosen.fontOf(letter)) ?? current
    const face = letters.faces(current, weight).find((one) => codes.every((code) => one.has(code))) ?? null
    const last = runs.at(-1)
    if (!blank && !chosen.fontOf(letter)) continue
    if (last && last.face === face) {
      last.text += letter
      last.places.push(...places)
    } else runs.push({ face, text: letter, places })
  }
  return runs
}
