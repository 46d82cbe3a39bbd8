import type { TextLayer } from '@toile/canvas/document/layer.ts'
import type { Matrix } from '@toile/canvas/document/matrix.ts'
import { type Box, emptyBox, includeBox } from '@toile/canvas/tiles/box.ts'
import { isEmptyTile, side, type Tile, tileBytes, tileKey } from '@toile/canvas/tiles/tile.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import type { Point } from '@toile/geometry'
import type { Letters } from '../../lettering/letters.ts'
import { flatten } from '../../lettering/letterOutlines.ts'
import { coverTile, type Filled, filledOf } from './coverTile.ts'
import { type LaidCaret, layTextLayer, type TextToLay } from './laidText.ts'

/** A text layer as pixels, and what is asked of it while it is written. */
export interface PaintedText {
  tiles: ReadonlyMap<string, Tile>
  /** To be kept in the layer: where lines begin that no line feed begins. */
  breaks: readonly number[]
  /** The pixels of the sheet that it takes up. */
  box: Box
  /** In pixels of the sheet. */
  carets: readonly LaidCaret[]
  /** Letters that no font has, each once. */
  missing: readonly string[]
}

/** How far a flat run may leave its curve, in pixels of the sheet. */
const off = 0.03
/** Nearer to the eye than this share nothing is drawn. */
const nearest = 0.01

/** Paints a text layer onto tiles: its outlines go through its matrix and are filled there, so that it stays sharp; letters must be ready. Nothing beyond the sheet is painted (requirement S3.21). */
export function paintText(
  layer: TextToLay & Pick<TextLayer<unknown>, 'matrix'>,
  letters: Letters,
  sheet: { width: number; height: number },
): PaintedText {
  const { style, matrix } = layer
  const laid = layTextLayer(layer, letters)
  const shown = (outline: readonly Point[]) => outline.every(([x, y]) => depthAt(matrix, x, y) > nearest)
  const fine = off / largest(matrix, laid.carets)
  const inks = laid.outlines.map((outline) => projected(flatten(outline, fine), matrix, shown))
  const grounds = [projected(style.backgroundOpacity > 0 ? laid.ground : [], matrix, shown)]
  const box = boxOf([...inks, ...grounds], sheet)
  const tiles = new Map<string, Tile>()
  for (let row = Math.floor(box.y0 / side); row * side < box.y1; row++)
    for (let column = Math.floor(box.x0 / side); column * side < box.x1; column++) {
      const tile = paintTile(column, row, inks, grounds, style)
      if (!isEmptyTile(tile)) tiles.set(tileKey(column, row), tile)
    }
  const carets = laid.carets.map((caret) => ({
    ...caret,
    top: through(matrix, caret.top),
    bottom: through(matrix, caret.bottom),
  }))
  return { tiles, box, carets, breaks: laid.breaks, missing: laid.missing }
}

const depthAt = ([, , , , , , g, h, i]: Matrix, x: number, y: number) => g * x + h * y + i

function through(matrix: Matrix, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix
  const depth = Math.max(nearest, depthAt(matrix, x, y))
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

/** How much a pixel grows at most where the text stands. */
function largest(matrix: Matrix, carets: readonly LaidCaret[]): number {
  const growth = carets.map(({ top }) => {
    const [x, y] = through(matrix, top)
    return Math.max(
      ...[
        [1, 0],
        [0, 1],
      ].map(([dx = 0, dy = 0]) => {
        const [u, v] = through(matrix, [top[0] + dx, top[1] + dy])
        return Math.sqrt((u - x) * (u - x) + (v - y) * (v - y))
      }),
    )
  })
  return Math.max(0.05, ...growth)
}

const projected = (
  runs: readonly (readonly Point[])[],
  matrix: Matrix,
  shown: (run: readonly Point[]) => boolean,
): Filled => filledOf(runs.filter(shown).map((run) => run.map((point) => through(matrix, point))))

function boxOf(filled: readonly Filled[], { width, height }: { width: number; height: number }): Box {
  const box = emptyBox()
  for (const { bounds } of filled)
    if (bounds.left <= bounds.right)
      includeBox(
        box,
        Math.max(0, Math.floor(bounds.left)),
        Math.max(0, Math.floor(bounds.top)),
        Math.min(width, Math.ceil(bounds.right)),
        Math.min(height, Math.ceil(bounds.bottom)),
      )
  return box
}

function paintTile(
  column: number,
  row: number,
  inks: readonly Filled[],
  grounds: readonly Filled[],
  { color, opacity, backgroundColor, backgroundOpacity }: TextToLay['style'],
): Tile {
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  const cover = new Float32Array(side * side)
  const below = new Float32Array(side * side)
  for (const one of inks) coverTile(cover, column, row, one)
  for (const one of grounds) coverTile(below, column, row, one)
  const ink = channelsOf(color)
  const ground = channelsOf(backgroundColor)
  for (let i = 0; i < cover.length; i++) {
    const over = cover[i]! * opacity
    const under = below[i]! * backgroundOpacity * (1 - over)
    const alpha = over + under
    if (alpha < 1 / 510) continue
    for (let c = 0; c < 3; c++) tile[i * 4 + c] = Math.round((ink[c]! * over + ground[c]! * under) / alpha)
    tile[i * 4 + 3] = Math.round(alpha * 255)
  }
  return tile
}

function channelsOf(hex: string): readonly [number, number, number] {
  const color = fromHex(hex)
  return color ? [color.r, color.g, color.b] : [0, 0, 0]
}
