import type { Path } from '@toile/geometry'
import { asciiText } from '../asciiText.ts'
import type { Ink, Mark, Strokes, Words } from '../drawing.ts'
import { isLatin, latinWidth } from './helvetica.ts'

/** Words as closed outlines with the share of their height they are wide, from their foot at nought and one high, or nothing where no font has them. */
export type Letters = (words: string) => { outlines: readonly Path[]; width: number } | null

/** A number to the thousandth. */
const short = (value: number) => String(Math.round(value * 1000) / 1000 + 0)
const ink = ([r, g, b]: Ink) => `${short(r)} ${short(g)} ${short(b)}`

/** What PDF draws a mark by, in millimetres. */
export const markOperators = (mark: Mark, letters?: Letters): string =>
  mark.kind === 'strokes' ? strokes(mark) : words(mark, letters)

const run = (path: Path, closed: boolean) =>
  `${path.map(([x, y], i) => `${short(x)} ${short(y)} ${i ? 'l' : 'm'}`).join(' ')}${closed ? ' h' : ''}`

function strokes({ paths, closed, pen, fill }: Strokes): string {
  const drawn = paths.map((path) => run(path, closed)).join('\n')
  const filled = fill ? `${ink(fill)} rg ` : ''
  if (!pen) return `${filled}${drawn} f*\n`
  const dash = `[${pen.dash.map(short).join(' ')}] 0 d`
  return `${filled}${ink(pen.ink)} RG ${short(pen.width)} w ${dash}\n${drawn} ${fill ? 'B' : 'S'}\n`
}

/** Words in Helvetica where it has them, else as outlines, else spelled in Latin. */
function words({ words: said, at, height, turn, from, ink: color }: Words, letters?: Letters): string {
  const shaped = isLatin(said) ? null : (letters?.(said) ?? null)
  const latin = isLatin(said) ? said : asciiText(said, '-', 200)
  const width = shaped ? shaped.width : latinWidth(latin)
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const back = { start: 0, middle: width / 2, end: width }[from] * height
  const place = [cos * height, sin * height, -sin * height, cos * height, at[0] - cos * back, at[1] - sin * back]
  const matrix = place.map((value) => value.toFixed(5)).join(' ')
  if (shaped) return `q ${ink(color)} rg ${matrix} cm ${shaped.outlines.map((path) => run(path, true)).join(' ')} f Q\n`
  return `BT ${ink(color)} rg /F 1 Tf ${matrix} Tm (${latin.replace(/[\\()]/g, String.raw`\$&`)}) Tj ET\n`
}
