import { type ChosenFonts, chooseFonts, lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Bounds } from '@toile/geometry'
import { type BlockLetter, bend } from './bend.ts'
import type { Letters } from './letters.ts'
import { boundsOfOutline, mapOutline, type Outline } from './letterOutlines.ts'
import { type SetLine, setLine } from './setLine.ts'

/** A text laid out about its own middle, not yet turned nor placed; in millimetres. */
export interface LaidText {
  outlines: readonly Outline[]
  bounds: Bounds
  stands: ChosenFonts['stands']
  missing: readonly string[]
}

const nothing: Bounds = { left: 0, top: 0, right: 0, bottom: 0 }
const joinedHands = new Set(['pacifico', 'pattaya'])

/** Lays out a text: fonts chosen, lines shaped, aligned and bent; the ink's middle comes to the origin (requirement S5.18). */
export function layText(item: TextItem, letters: Letters): LaidText {
  const text = item.text.normalize('NFC').replace(/\r/g, '')
  const font = findFont(item.font)
  if (!font) return { outlines: [], bounds: nothing, stands: [], missing: [] }
  const chosen = chooseFonts(font, text, item.language, (id, letter) => letters.covers(id, letter))
  const block = item.runs === 'down' ? setDown(text, item, chosen, letters) : setAcross(text, item, chosen, letters)
  const bent = item.bend
    ? bend({ ...block, joined: joinedHands.has(item.font) }, item.bend.kind, item.bend.by)
    : block.letters
  const outlines = bent.map(({ outline }) => outline)
  const { stands, missing } = chosen
  if (outlines.length === 0) return { outlines, bounds: nothing, stands, missing }
  const ink = boundsOfOutline(...outlines)
  const [x, y] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2]
  const bounds = { left: ink.left - x, right: ink.right - x, top: ink.top - y, bottom: ink.bottom - y }
  return { outlines: outlines.map((one) => mapOutline(one, (a, b) => [a - x, b - y])), bounds, stands, missing }
}

interface Block {
  letters: BlockLetter[]
  width: number
}

const shares = { left: 0, centre: 0.5, right: 1 } as const

function setAcross(text: string, item: TextItem, chosen: ChosenFonts, letters: Letters): Block {
  const lines = text.split('\n').map((line) => setLine(line.trimEnd(), item, chosen, letters))
  const width = Math.max(0, ...lines.map((line) => line.width))
  const step = item.size * item.leading
  const placed = lines.flatMap((line, i) =>
    line.letters.map(({ outline, x, advance }): BlockLetter => {
      const dx = (width - line.width) * shares[item.align]
      const dy = (i - (lines.length - 1)) * step
      return { outline: mapOutline(outline, (a, b) => [a + dx, b + dy]), middle: x + dx + advance / 2 }
    }),
  )
  return { letters: placed, width }
}

const isWide = (letter: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー。、]/u.test(letter)

/** Letters one below the other; Asian columns go from right to left, each square kept, others follow their ink. */
function setDown(text: string, item: TextItem, chosen: ChosenFonts, letters: Letters): Block {
  const columns = text.split('\n')
  const step = item.size * item.leading
  const extra = (item.spacing / 1000) * item.size
  const leftward = isWide(text)
  const placed: BlockLetter[] = []
  columns.forEach((column, c) => {
    const x = (leftward ? columns.length - 1 - c : c) * step
    let y = 0
    for (const letter of lettersOf(column)) {
      const line: SetLine = setLine(letter, item, chosen, letters, isWide(letter))
      const ink = boundsOfOutline(...line.letters.map(({ outline }) => outline))
      const square = isWide(letter) || line.letters.length === 0
      const drop = square ? y + item.size * 0.88 : y - ink.top
      for (const { outline } of line.letters)
        placed.push({ outline: mapOutline(outline, (a, b) => [a + x - line.width / 2, b + drop]), middle: x })
      y += extra + (square ? item.size : ink.bottom - ink.top + item.size * 0.12)
    }
  })
  return { letters: placed, width: 0 }
}
