import type { LineAsk, LineStrokes } from '@toile/craft/sketches/linesOrder.ts'
import type { Point } from '@toile/geometry'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { sheetSide } from '../trace/fitSides.ts'
import { isSure } from '../trace/isSure.ts'
import type { Strokes } from '../trace/silhouette/saidBy.ts'
import type { TracedPiece } from '../trace/traced.ts'
import { traceSketch } from '../trace/traceSketch.ts'
import type { GarmentsSeen, SeenGarment } from './seenGarment.ts'

/** Garments of one sheet that are drawn at most. */
const most = 6
/** Two pieces of one category and nearly one size are front and back: the back is not drawn. */
const alike = 0.12

/** The garments that lie or are drawn in a picture, each for itself, or the one that stands alone in it. */
export function laidGarments(pixels: Pixels, strokes: LineStrokes, isAlone = false): GarmentsSeen {
  const sheet = fitPixels(pixels, sheetSide)
  const scale = pixels.width / sheet.width
  const said = saidOn(strokes, scale)
  const first = traceSketch(pixels, said ? { strokes: said } : {})
  if (!first) return { garments: [], asks: [] }
  const pieces = [first]
  for (const { left, top, width, height } of said || isAlone ? [] : (first.others ?? []).slice(0, most - 1)) {
    const middle: Point = [left + width / 2, top + height / 2]
    const piece = traceSketch(pixels, { strokes: { keep: [{ path: [middle], radius: 3 }] } })
    if (piece && !pieces.some((one) => isOther(one, piece))) pieces.push(piece)
  }
  const asks = new Set<LineAsk>()
  for (const piece of pieces) {
    if (!isSure(piece)) asks.add('category')
    if (piece.warnings?.some((warning) => warning === 'ragged' || warning === 'unseen' || warning === 'remnant'))
      asks.add('cut')
    if (piece.warnings?.includes('atBorder')) asks.add('edge')
  }
  return { garments: pieces.map((piece) => seen(piece, sheet, scale)), asks: [...asks] }
}

/** Whether a piece is another one's back, or that one again. */
function isOther(one: TracedPiece, other: TracedPiece): boolean {
  const [a, b] = [one, other].map(({ mask }) => mask.reduce((sum, opacity) => sum + (opacity > 127 ? 1 : 0), 0))
  return one.category === other.category && Math.abs(a - b) < alike * Math.max(a, b)
}

const seen = (piece: TracedPiece, sheet: Pixels, scale: number): SeenGarment => ({
  pixels: sheet,
  mask: maskOf(piece, (i) => piece.mask[i] > 127),
  hidden: null,
  choices: piece.choices,
  worn: false,
  left: 0,
  top: 0,
  scale,
})

function saidOn({ keep, drop }: LineStrokes, scale: number): Strokes | null {
  if (keep.length + drop.length === 0) return null
  const on = (strokes: LineStrokes['keep']) =>
    strokes.map(({ points, radius }) => ({
      path: points.map(([x, y]): Point => [x / scale, y / scale]),
      radius: radius / scale,
    }))
  return { keep: on(keep), drop: on(drop) }
}
