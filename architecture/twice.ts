import type { Source } from './sources.ts'

/** How many lines that stand twice are a place to merge. */
const fewest = 6

/** Lines that stand in two files to the letter, or twice in one: where the run begins in each, and how many lines of weight it has. */
export interface Twice {
  files: readonly [string, string]
  from: readonly [number, number]
  lines: number
}

interface Line {
  number: number
  text: string
}

interface Place {
  file: number
  at: number
}

/** What brings names in, over as many lines as it takes. */
const bringing =
  /^(?:import|export)\s(?:type\s)?(?:\*[^'\n]*|\{[^}]*\}\s*|[\w\s,]*(?:\{[^}]*\}\s*)?)(?:from\s*)?'[^']+'/gm

/** What is said and not reckoned: quoted text without a hole. */
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`/g

/** Whether a line is the row of a table, or only opens or closes one: numbers, quoted words and names of columns, nothing that is reckoned. */
const isRow = (text: string): boolean =>
  /^[\w.]+[([{]+$/.test(text) ||
  !/[a-z]/i.test(/['"`:]/.test(text) ? text.replaceAll(quoted, '').replaceAll(/\b\w+:/g, '') : text)

/** The lines of a file that carry weight: nothing empty, no import, no bare bracket, no row of a table. */
function weightyLines({ text }: Source): Line[] {
  const own = text.replace(bringing, (found) => found.replaceAll(/[^\n]/g, ''))
  return own.split('\n').flatMap((line, at) => {
    const trimmed = line.trim()
    return isRow(trimmed) ? [] : [{ number: at + 1, text: trimmed }]
  })
}

/** Every run of lines that stands twice, the longest first. */
export function twiceIn(sources: readonly Source[]): Twice[] {
  const files = sources.map(weightyLines)
  const same = (a: Place, b: Place) => {
    const text = files[a.file]?.[a.at]?.text
    return text !== undefined && text === files[b.file]?.[b.at]?.text
  }
  const moved = ({ file, at }: Place, by: number): Place => ({ file, at: at + by })
  const runOf = (a: Place, b: Place): number => {
    const most = a.file === b.file ? b.at - a.at : Number.POSITIVE_INFINITY
    let length = 0
    while (length < most && same(moved(a, length), moved(b, length))) length++
    return length
  }
  const found: Twice[] = []
  for (const places of placesOfWindows(files))
    for (const [n, a] of places.entries())
      for (const b of places.slice(n + 1)) {
        if (same(moved(a, -1), moved(b, -1))) continue
        const lines = runOf(a, b)
        if (lines >= fewest) found.push(twice(sources, files, a, b, lines))
      }
  return found.sort((a, b) => b.lines - a.lines)
}

function twice(sources: readonly Source[], files: Line[][], a: Place, b: Place, lines: number): Twice {
  const path = ({ file }: Place) => sources[file]?.path ?? ''
  const line = ({ file, at }: Place) => files[file]?.[at]?.number ?? 0
  return { files: [path(a), path(b)], from: [line(a), line(b)], lines }
}

/** The places of every run of six lines that has more than one. */
function placesOfWindows(files: readonly (readonly Line[])[]): Place[][] {
  const ids = new Map<string, number>()
  const idOf = ({ text }: Line) => ids.get(text) ?? (ids.set(text, ids.size), ids.size - 1)
  const windows = new Map<string, Place[]>()
  for (const [file, lines] of files.entries()) {
    const numbers = lines.map(idOf)
    for (let at = 0; at + fewest <= numbers.length; at++) {
      const window = numbers.slice(at, at + fewest).join()
      const places = windows.get(window)
      if (places) places.push({ file, at })
      else windows.set(window, [{ file, at }])
    }
  }
  return [...windows.values()].filter((places) => places.length > 1)
}
