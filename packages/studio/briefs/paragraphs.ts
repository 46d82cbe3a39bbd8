/** A stretch of a brief that is read together, and where it stands in the whole, in UTF-16 units. */
export interface Paragraph {
  text: string
  from: number
}

/** The longest stretch that is read at once; longer ones end at a line or a sentence. */
const longest = 1_200

function cut({ text, from }: Paragraph): Paragraph[] {
  if (text.length <= longest) return [{ text, from }]
  const head = text.slice(0, longest)
  const at = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. '), head.lastIndexOf('。'), head.lastIndexOf(' '))
  const end = at > longest / 4 ? at + 1 : longest
  return [{ text: text.slice(0, end), from }, ...cut({ text: text.slice(end), from: from + end })]
}

/** The paragraphs of a brief: parted by empty lines, and where a line is a heading or an entry of a list. */
export function paragraphsOf(words: string): Paragraph[] {
  const breaks = /\n[ \t]*\n+|\n(?=[ \t]*(?:[-*•·–—]|\d{1,2}[.)]|#{1,6})[ \t])|(?<=^#{1,6}[^\n]*)\n/gm
  const parts: Paragraph[] = []
  let from = 0
  for (const { index, 0: gap } of words.matchAll(breaks)) {
    parts.push({ text: words.slice(from, index), from })
    from = index + gap.length
  }
  parts.push({ text: words.slice(from), from })
  return parts.filter(({ text }) => text.trim() !== '').flatMap(cut)
}

/** The line in which a place stands, without its marks of lists and headings. */
export function lineAt(words: string, from: number): string {
  const start = words.lastIndexOf('\n', from - 1) + 1
  const end = words.indexOf('\n', from)
  const line = words.slice(start, end < 0 ? undefined : end)
  return line
    .replace(/^[\s#>*•·–—|-]+/, '')
    .replace(/[*_`|]+/g, '')
    .trim()
}

/** A line shortened about a place, so that it can be shown as one. */
export function excerptAt(words: string, from: number, most = 120): string {
  const line = lineAt(words, from)
  if (line.length <= most) return line
  const start = words.lastIndexOf('\n', from - 1) + 1
  const middle = Math.max(0, Math.min(line.length - most, from - start - most / 2))
  return `${middle > 0 ? '…' : ''}${line.slice(middle, middle + most).trim()}…`
}
