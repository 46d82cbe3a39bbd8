import type { SetLine } from '../../lettering/setLine.ts'
import { lineBreaks } from './lineBreaks.ts'

/** A line of a text: from which sign of it to which. */
export interface TextLine {
  from: number
  to: number
}

/** Lines of a text that is `width` wide, or one to a paragraph where no width is given. Kept breaks are obeyed; where there are none, they are found. */
export function wrapped(
  text: string,
  width: number | null,
  kept: readonly number[],
  set: (paragraph: string) => SetLine,
): TextLine[] {
  const lines: TextLine[] = []
  let start = 0
  for (const paragraph of text.split('\n')) {
    const end = start + paragraph.length
    const own = kept.filter((at) => at > start && at < end)
    const begins = width === null ? [] : kept.length ? own : found(paragraph, width, set).map((at) => at + start)
    const edges = [start, ...begins, end]
    edges.slice(1).forEach((to, i) => lines.push({ from: edges[i] ?? start, to }))
    start = end + 1
  }
  return lines
}

/** Where lines begin so that each fits; a word that is wider than a line is broken between letters. */
function found(paragraph: string, width: number, set: (text: string) => SetLine): number[] {
  const { stops } = set(paragraph)
  const xAt = (at: number) => stops.findLast((stop) => stop.at <= at)?.x ?? 0
  const may = new Set(lineBreaks(paragraph))
  const begins: number[] = []
  let begin = 0
  let before = 0
  let fits: number | null = null
  for (const { at } of stops) {
    const shown = paragraph.slice(0, at).trimEnd().length
    if (before > begin && shown > begin && xAt(shown) - xAt(begin) > width + 1e-6) {
      begin = fits ?? before
      begins.push(begin)
      fits = null
    }
    if (may.has(at) && at > begin) fits = at
    before = at
  }
  return begins
}
