import { isEmptyBox } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'
import { side, tileKey } from '../tiles/tile.ts'
import { cell } from './field.ts'
import { fineRow } from './fineRow.ts'
import type { MovedRow } from './movedRow.ts'
import { quickRow } from './quickRow.ts'
import type { PixelSource } from '../warping/pixelSource.ts'
import type { Spans } from './spans.ts'

/** How a drawing is made: while the hand moves, or to be kept. */
export type Quality = 'quick' | 'fine'

/** What is drawn from and through. */
export interface Drawing {
  readonly source: PixelSource
  readonly moved: MovedRow
  readonly selection?: Selection | undefined
  /** The words of a tile, to be written to. */
  wordsOf(key: string): Int32Array
}

/** Draws what is marked from the untouched source, tile by tile; gives the keys of the tiles that were drawn on. */
export function drawSpans(drawing: Drawing, spans: Spans, quality: Quality): string[] {
  const box = spans.box()
  if (isEmptyBox(box)) return []
  const drawn: string[] = []
  for (let row = Math.floor(box.y0 / side); row * side < box.y1; row++)
    for (let column = Math.floor(box.x0 / side); column * side < box.x1; column++)
      if (drawTile(drawing, spans, quality, column, row)) drawn.push(tileKey(column, row))
  return drawn
}

function drawTile(
  { source, moved, selection, wordsOf }: Drawing,
  spans: Spans,
  quality: Quality,
  column: number,
  row: number,
) {
  const [tileLeft, tileTop] = [column * side, row * side]
  const bottom = Math.min(source.height, tileTop + side)
  const drawRow = quality === 'fine' ? fineRow : quickRow
  let out: Int32Array | undefined
  for (let y = tileTop; y < bottom; y++) {
    const band = (y / cell) | 0
    const left = Math.max(tileLeft, spans.left[band]!)
    const right = Math.min(tileLeft + side, spans.right[band]!)
    if (left >= right) continue
    out ??= wordsOf(tileKey(column, row))
    const at = (y - tileTop) * side + left - tileLeft
    const moves = moved.begin(y, left, right)
    if (moves && selection) withinSelection(moved, selection, y, left, right)
    if (moves) drawRow(source, moved, y, left, right, out, at)
    else out.set(source.words.subarray(y * source.stride + left, y * source.stride + right), at)
  }
  return out !== undefined
}

/** Pixels move as far as they are selected. */
function withinSelection(
  { x, y }: MovedRow,
  { alpha, width }: Selection,
  row: number,
  left: number,
  right: number,
): void {
  for (let column = left; column < right; column++) {
    const inside = alpha[row * width + column]!
    if (inside === 255) continue
    x[column] = (x[column]! * inside) / 255
    y[column] = (y[column]! * inside) / 255
  }
}
