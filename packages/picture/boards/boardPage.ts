import type { Color } from '@toile/craft/colors/color.ts'
import type { Outline } from '../lettering/letterOutlines.ts'

/** An upright rectangle in millimetres. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A shape filled with a colour. */
export interface FillMark {
  kind: 'fill'
  outline: Outline
  color: Color
}

/** A line of a width in millimetres. */
interface LineMark {
  kind: 'line'
  outline: Outline
  color: Color
  width: number
}

/** A stored picture, wholly at one rectangle and seen only within another; it may be turned over. */
export interface ImageMark {
  kind: 'image'
  file: string
  at: Rect
  clip: Rect
  flipX: boolean
  flipY: boolean
}

/** One thing to draw, in millimetres from the upper left corner of its part. */
export type Mark = FillMark | LineMark | ImageMark

/** What lies on a page together: its box in millimetres, turned about its middle in degrees, and what is drawn in it from the lowest to the uppermost. */
export interface BoardPart extends Rect {
  id: string
  turn: number
  marks: readonly Mark[]
}

/** A board as it is drawn, as pixels or as vectors: lengths in millimetres (requirement S5.21). */
export interface BoardPage {
  title: string
  width: number
  height: number
  ground: Color
  parts: readonly BoardPart[]
}

/** An upright rectangle as an outline. */
export const rectOutline = ({ x, y, width, height }: Rect): Outline => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
]

/** A page laid into the middle of another size, its proportions kept; the paper goes on to the edges. */
export function fitPage(page: BoardPage, width: number, height: number): BoardPage {
  const by = Math.min(width / page.width, height / page.height)
  const [dx, dy] = [(width - page.width * by) / 2, (height - page.height * by) / 2]
  const rect = ({ x, y, width: w, height: h }: Rect): Rect => ({ x: x * by, y: y * by, width: w * by, height: h * by })
  const scaled = (mark: Mark): Mark => {
    if (mark.kind === 'image') return { ...mark, at: rect(mark.at), clip: rect(mark.clip) }
    const outline = mark.outline.map((step): Outline[number] => {
      const [kind, ...numbers] = step
      return [kind, ...numbers.map((n) => n * by)]
    })
    return mark.kind === 'line' ? { ...mark, outline, width: mark.width * by } : { ...mark, outline }
  }
  return {
    ...page,
    width,
    height,
    parts: page.parts.map((part) => ({
      ...part,
      x: part.x * by + dx,
      y: part.y * by + dy,
      width: part.width * by,
      height: part.height * by,
      marks: part.marks.map(scaled),
    })),
  }
}
