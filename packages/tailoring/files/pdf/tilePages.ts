import type { Path, Point } from '@toile/geometry'
import type { Ink, Mark, Page, Pen, Strokes, Words } from '../drawing.ts'
import type { Tiling } from './bestTiles.ts'

const gray: Ink = [0.5, 0.5, 0.5]
const pale: Ink = [0.88, 0.88, 0.88]
const frame: Pen = { width: 0.25, ink: gray, dash: [] }
const under: Pen = { width: 0.25, ink: gray, dash: [2, 2] }

/** Half of a mark that says where two pages meet, in millimetres. */
const meeting = 4

/** The pages of a tiled drawing: what each shows, where it is cut and where the next one is laid on it, and its name. */
export function tilePages({ tiles, paper, printed }: Tiling, title: string): Page[] {
  const { width, height, margin, overlap } = paper
  const [right, top] = [width - margin, height - margin]
  return tiles.flatMap(({ name, row, column, box }): Page[] => {
    if (!printed.has(name)) return []
    const beside = (down: number, across: number) =>
      tiles.find((tile) => tile.row === row + down && tile.column === column + across && printed.has(tile.name))?.name
    const [before, after, above, below] = [beside(0, -1), beside(0, 1), beside(-1, 0), beside(1, 0)]
    const middle: Point = [width / 2, height / 2]
    const marks: Mark[] = [
      words(name, [middle[0], middle[1] - 15], 40, pale),
      strokes(frame, rectangle(margin, margin, right, top)),
      ...joint(after, [right - overlap, middle[1]], [right - overlap, margin], [right - overlap, top], [5, -1.5]),
      ...joint(below, [middle[0], margin + overlap], [margin, margin + overlap], [right, margin + overlap], [0, -6]),
      ...joint(before, [margin, middle[1]], null, null, [6, -6]),
      ...joint(above, [middle[0], top], null, null, [8, -6]),
      { ...words(`${title}   ${name}`, [margin + 2, margin + 1.5], 3, gray), from: 'start' },
    ]
    return [{ width, height, windows: [{ box, at: [margin, margin], scale: 1 }], marks }]
  })
}

/** Where a neighbor meets a page: a diamond that both print, its name, and a line where it is laid on this one. */
function joint(name: string | undefined, at: Point, from: Point | null, to: Point | null, away: Point): Mark[] {
  if (!name) return []
  const [x, y] = at
  const diamond: Path = [
    [x - meeting, y],
    [x, y - meeting],
    [x + meeting, y],
    [x, y + meeting],
  ]
  return [
    ...(from && to ? [{ ...strokes(under, [from, to]), closed: false }] : []),
    strokes(frame, diamond),
    words(name, [x + away[0], y + away[1]], 3, gray),
  ]
}

const rectangle = (left: number, low: number, right: number, high: number): Path => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
]

const strokes = (pen: Pen, ...paths: Path[]): Strokes => ({ kind: 'strokes', paths, closed: true, pen })

const words = (said: string, at: Point, height: number, ink: Ink): Words => ({
  kind: 'words',
  words: said,
  at,
  height,
  turn: 0,
  from: 'middle',
  ink,
})
