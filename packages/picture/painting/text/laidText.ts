import { chooseFonts, lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import type { TextLayer } from '@toile/canvas/document/layer.ts'
import { type Point, sure } from '@toile/geometry'
import type { Letters, LetterWish } from '../../lettering/letters.ts'
import { mapOutline, type Outline } from '../../lettering/letterOutlines.ts'
import { type SetLine, setLine } from '../../lettering/setLine.ts'
import { alongCurve } from './alongCurve.ts'
import { languageOf } from './languageOf.ts'
import { type TextLine, wrapped } from './wrapped.ts'

/** What of a layer its letters are laid by. */
export type TextToLay = Pick<TextLayer<unknown>, 'text' | 'style' | 'place' | 'breaks'>

/** Where what is typed goes in: behind how many signs of the text, on which line, and from where to where a caret stands there, in pixels before the layer's matrix. */
export interface LaidCaret {
  at: number
  line: number
  top: Point
  bottom: Point
}

/** A text laid out, in pixels before the layer's matrix: on a point its first baseline begins (or has its middle or end) at the origin, in a box the box does. */
export interface LaidText {
  outlines: readonly Outline[]
  /** The ground behind the letters, as closed runs. */
  ground: readonly (readonly Point[])[]
  carets: readonly LaidCaret[]
  /** Signs before which a line begins that no line feed begins. */
  breaks: readonly number[]
  /** Letters that no font has, each once. */
  missing: readonly string[]
}

/** Shares of the size that letters of every script rise above their baseline and hang below it. */
const rise = 0.88
const hang = 0.12
/** Shares of the size by which a ground is wider and higher than its lines. */
const beside = 0.25
const above = 0.1
/** How far cursive letters lean that are made of upright ones. */
const lean = 0.2

const shares = { left: 0, center: 0.5, right: 1 } as const
const standIn = 'noto-sans-jp'

/** What the letters of a layer ask of the host's fonts; they are to be ready before it is laid. */
export function letterWishOf({ text, style }: Pick<TextToLay, 'text' | 'style'>): LetterWish {
  const font = findFont(style.family)?.id ?? standIn
  return { font, weight: style.weight, text: text.normalize('NFC'), language: languageOf(text, font) }
}

/** Lays the letters of a text layer out as outlines, shaped as slogans are (requirement S3.21). */
export function layTextLayer(layer: TextToLay, letters: Letters): LaidText {
  const { style, place } = layer
  const wish = letterWishOf(layer)
  const signs = composed(layer.text)
  const font = sure(findFont(wish.font))
  const chosen = chooseFonts(font, wish.text, wish.language, (id, letter) => letters.covers(id, letter))
  const setting = { ...wish, size: style.size, spacing: style.spacing }
  const set = (text: string) => setLine(text, setting, chosen, letters)
  const kept = layer.breaks.map((at) => signs.composedAt(at))
  const lines = wrapped(wish.text, place.kind === 'box' ? place.width : null, kept, set)
  const placed = placeLines(lines, wish.text, layer, set)
  const breaks = lines.flatMap(({ from }) => (from > 0 && wish.text[from - 1] !== '\n' ? [signs.typedAt(from)] : []))
  const carets = placed.carets.map((caret) => ({ ...caret, at: signs.typedAt(caret.at) }))
  return { ...placed, carets, breaks, missing: chosen.missing }
}

/** Signs of a text as it was typed and as its letters are composed, counted by each other. */
function composed(text: string) {
  const typed = [0]
  const whole = [0]
  for (const letter of lettersOf(text)) {
    typed.push(sure(typed.at(-1)) + letter.length)
    whole.push(sure(whole.at(-1)) + letter.normalize('NFC').length)
  }
  const across = (from: readonly number[], to: readonly number[]) => (at: number) =>
    to[from.findLastIndex((one) => one <= at)] ?? 0
  return { composedAt: across(typed, whole), typedAt: across(whole, typed) }
}

/** A line that is set, and where its start lies from the place it is aligned to. */
interface Aligned extends TextLine {
  set: SetLine
  wide: number
  shift: number
  baseline: number
}

function placeLines(
  lines: readonly TextLine[],
  text: string,
  { style, place }: TextToLay,
  set: (text: string) => SetLine,
) {
  const { size, spacing, align } = style
  const step = size * style.lineHeight
  const walk = place.kind === 'curve' ? alongCurve(place.points) : null
  const room = place.kind === 'box' ? place.width : (walk?.length ?? 0)
  const top = place.kind === 'box' ? (step - size) / 2 + rise * size : 0
  const aligned = lines.map((line, i): Aligned => {
    const own = set(text.slice(line.from, line.to))
    const shown = text.slice(line.from, line.to).trimEnd().length
    const end = own.stops.findLast(({ at }) => at <= shown)?.x ?? 0
    const wide = Math.max(0, end - (end > 0 ? (spacing / 1000) * size : 0))
    return { ...line, set: own, wide, shift: (room - wide) * shares[align], baseline: top + i * step }
  })
  const slant = style.style === 'italic' ? lean : 0
  const onto = (x: number, y: number, middle: number): Point => {
    if (!walk) return [x, y]
    const { at, way } = walk.on(middle)
    return [at[0] + way[0] * (x - middle) - way[1] * y, at[1] + way[1] * (x - middle) + way[0] * y]
  }
  const outlines = aligned.flatMap(({ set: { letters }, shift, baseline }) =>
    letters.map(({ outline, x, advance }) => {
      const middle = x + shift + advance / 2
      return mapOutline(outline, (a, b) => onto(a + shift - slant * b, b + baseline, middle))
    }),
  )
  const carets = aligned.flatMap(({ set: { stops }, from, shift, baseline }, line) =>
    stops.map(
      ({ at, x }): LaidCaret => ({
        at: from + at,
        line,
        top: onto(x + shift, baseline - rise * size, x + shift),
        bottom: onto(x + shift, baseline + hang * size, x + shift),
      }),
    ),
  )
  const frame = frameOf(aligned, style.size, step, place.kind === 'box' ? place.width : null)
  return { outlines, carets, ground: text ? [walk ? bent(frame, (x, y) => onto(x, y, x)) : cornersOf(frame)] : [] }
}

interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box of all lines with the room around them. */
function frameOf(lines: readonly Aligned[], size: number, step: number, width: number | null): Frame {
  const lefts = width === null ? lines.map(({ shift }) => shift) : [0]
  const rights = width === null ? lines.map(({ shift, wide }) => shift + wide) : [width]
  const lead = (step - size) / 2
  return {
    left: Math.min(...lefts) - beside * size,
    right: Math.max(...rights) + beside * size,
    top: (lines[0]?.baseline ?? 0) - rise * size - lead - above * size,
    bottom: (lines.at(-1)?.baseline ?? 0) + hang * size + lead + above * size,
  }
}

const cornersOf = ({ left, top, right, bottom }: Frame): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** A frame along a curve. */
function bent({ left, top, right, bottom }: Frame, onto: (x: number, y: number) => Point): Point[] {
  const pieces = 96
  const along = Array.from({ length: pieces + 1 }, (_, i) => left + ((right - left) * i) / pieces)
  return [...along.map((x) => onto(x, top)), ...along.toReversed().map((x) => onto(x, bottom))]
}
