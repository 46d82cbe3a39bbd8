import { boundsTogether, type Path } from '@toile/geometry'
import type { Ink, Mark, Page, Words } from '../drawing.ts'
import type { PaperWords } from '../paperWords.ts'
import type { Tiling } from './bestTiles.ts'
import { checkRoom, checkSquares } from './checkSquares.ts'
import { penOf } from './sizePens.ts'

const black: Ink = [0, 0, 0]
const gray: Ink = [0.5, 0.5, 0.5]
const edge = 15

/** What the first page of a tiled pattern tells: its name, its sizes, what is cut, and how it is printed. */
export interface Told {
  words: PaperWords
  title: string
  sizes: readonly string[]
  pieces: readonly string[]
}

/** The first page of a tiled pattern: squares to check the print by, the lines of the sizes, what is cut, and a map of the pages. */
export function coverPage(tiling: Tiling, told: Told, sheet: { width: number; height: number }): Page {
  const { width, height } = sheet
  const top = height - edge
  const squares = top - 22 - checkRoom.height
  const lines = told.pieces.slice(0, 24)
  const below = squares - 8 - 4.5 * Math.ceil(lines.length / 2)
  const map = mapOf(tiling, { left: edge, right: width - edge, top: edge, bottom: below - 6 })
  return {
    width,
    height,
    windows: map.windows,
    marks: [
      words(told.title, edge, top - 6, 7),
      words(told.words.print, edge, top - 14, 3.6),
      ...checkSquares(edge, squares, told.words.measure),
      ...legend(told.sizes, edge + checkRoom.width + 12, top - 24),
      ...lines.map((line, i) =>
        words(line, edge + (i % 2) * (width / 2 - edge), squares - 8 - 4.5 * Math.floor(i / 2), 3.2),
      ),
      ...map.marks,
    ],
  }
}

/** Each size with the line it is cut along. */
const legend = (sizes: readonly string[], x: number, y: number): Mark[] =>
  sizes.slice(0, 10).flatMap((size, i): Mark[] => {
    const at = y - 5.2 * i
    const sample: Path = [
      [x, at + 1],
      [x + 25, at + 1],
    ]
    return [
      { kind: 'strokes', paths: [sample], closed: false, pen: penOf('cut', i, sizes.length) },
      words(size, x + 29, at, 3.6),
    ]
  })

/** All pages small, with the drawing on them and their names; pages without anything are not there. */
function mapOf({ tiles, printed, paper }: Tiling, room: { left: number; right: number; top: number; bottom: number }) {
  const all = boundsTogether(tiles.map(({ box }) => box))
  const [wide, high] = [all.right - all.left, all.bottom - all.top]
  const scale = Math.min((room.right - room.left) / wide, (room.bottom - room.top) / high)
  const shift = (x: number, y: number) =>
    [room.left + scale * (x - all.left), room.bottom - scale * (all.bottom - y)] as const
  const shown = tiles.filter(({ name }) => printed.has(name))
  const step = scale * (paper.width - 2 * paper.margin - paper.overlap)
  return {
    windows: [{ box: all, at: shift(all.left, all.top), scale }],
    marks: shown.flatMap(({ name, box }): Mark[] => {
      const path: Path = [
        shift(box.left, box.top),
        shift(box.right, box.top),
        shift(box.right, box.bottom),
        shift(box.left, box.bottom),
      ]
      const [x, y] = shift(box.left, box.bottom)
      const letters = Math.min(4, step / 3)
      return [
        { kind: 'strokes', paths: [path], closed: true, pen: { width: 0.2, ink: gray, dash: [] } },
        { ...words(name, x + 1, y - letters, letters), ink: gray },
      ]
    }),
  }
}

const words = (said: string, x: number, y: number, height: number): Words => ({
  kind: 'words',
  words: said,
  at: [x, y],
  height,
  turn: 0,
  from: 'start',
  ink: black,
})
