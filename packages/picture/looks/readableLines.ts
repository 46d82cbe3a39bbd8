import { boundsOf, clamp, lengths } from '@toile/geometry'
import type { ElementLine, ElementLines } from '../notions/notionLines.ts'
import type { LaidLine } from './laidLine.ts'

/** Pens in dots of the drawing: an element's outline grows with its shorter side, what lies within it is lighter. */
const pen = { share: 0.03, least: 1.1, most: 1.9 }
const pens: Record<ElementLine['kind'], number> = { outline: 1, inner: 0.6, stitch: 0.65, thread: 0.42 }
/** In dots, the least form that is drawn within an element. */
const leastForm = 2.4
/** A pen is no wider than this share of the form that it draws. */
const ofForm = 0.1
/** More of an element's ground under ink is a blot, not a drawing. */
const mostInk = 0.34

/** The lines of an element that read at its size, with their pens in millimetres of the cloth: all of its outline, and of what lies within it the largest until there is enough. */
export function readableLines({ width, height, lines }: ElementLines, size: number, dot: number): LaidLine[] {
  const outline = clamp((Math.min(width, height) * size * pen.share) / dot, pen.least, pen.most) * dot
  const drawn = lines.map(({ kind, path }) => {
    const { left, right, top, bottom } = boundsOf(path)
    const form = Math.max(right - left, bottom - top) * size
    const weight = Math.min(outline * pens[kind], form * ofForm)
    return { kind, path, form, weight, ink: (lengths(path).at(-1) ?? 0) * size * weight }
  })
  const isOutline = ({ kind }: (typeof drawn)[number]) => kind === 'outline' || kind === 'stitch'
  const inner = drawn.filter((line) => !isOutline(line) && line.form >= leastForm * dot)
  const spent = inkOf(drawn.filter(isOutline))
  const spared = sparedBy(inner, mostInk * width * height * size * size - spent)
  const shown = new Set([...drawn.filter(isOutline), ...spared])
  return drawn
    .filter((line) => shown.has(line))
    .map(({ kind, path, weight }) => ({ path, weight, dash: kind === 'stitch' ? 'stitch' : null }))
}

interface Inked {
  form: number
  ink: number
}

const inkOf = (lines: readonly Inked[]): number => lines.reduce((sum, { ink }) => sum + ink, 0)

/** What of some lines is drawn with so much ink, the largest forms first; of many alike, as of threads, some stand evenly for all. */
function sparedBy<One extends Inked>(lines: readonly One[], ink: number): One[] {
  const alike = Map.groupBy(lines, ({ form }) => Math.round(Math.log(Math.max(form, 1e-3)) * 4))
  let left = ink
  return [...alike.keys()]
    .toSorted((a, b) => b - a)
    .flatMap((key) => {
      const group = alike.get(key) ?? []
      const each = Math.ceil(inkOf(group) / Math.max(left, 1e-6))
      const kept = group.length / each < 1 ? [] : group.filter((_, i) => i % each === 0)
      left -= inkOf(kept)
      return kept
    })
}
