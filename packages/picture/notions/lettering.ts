import type { Color } from '@toile/craft/colors/color.ts'
import type { Drawing } from './drawing.ts'
import { all, shares } from './shapes.ts'
import { signLines } from './signs.ts'
import { satin } from './textures.ts'

/** Where the rows of a lettering lie, and how they stand out: less than nothing is embossed. */
interface Rows {
  words: readonly string[]
  /** The share of the height that they take, and of the width that the longest may. */
  within: number
  across: number
  rise: number
}

/** The pitch of letters against their height, and their width against the pitch. */
const pitch = 0.86
const body = 0.66
/** The first row names the maker; what follows it is smaller. */
const following = 0.66

/** Sets words in rows about the middle, the first the largest. */
export function lettering(
  { pad, width, height }: Pick<Drawing, 'pad' | 'width' | 'height'>,
  color: Color,
  rows: Rows,
): void {
  const { words, within, across, rise } = rows
  if (!words.length) return
  const tall = (height * within) / words.length
  for (const [row, y] of shares(words.length, height * within).entries()) {
    const word = Array.from(words[row] ?? '')
    const most = tall * 0.66 * (row ? following : 1)
    const size = Math.min(most, (width * across) / (word.length * pitch))
    const strokes = shares(word.length, word.length * size * pitch).map((x, i) =>
      signLines(word[i] ?? '', size * pitch * body, size, [x, y]),
    )
    const line = Math.max(0.35, size * 0.13)
    pad.lay(all(...strokes), color, { line, rise, texture: satin(0, 0.5) })
  }
}
