import type { Point } from '@toile/geometry'

/** A grid of cells, as wide as `columns`. */
interface Grid {
  columns: number
  rows: number
  /** Pixels per cell. */
  step: number
}

/** The line round the cells that are inside, as the path of an SVG: closed, and so soft that the cells are not seen in it. */
export function outlinePath({ columns, rows, step }: Grid, inside: (cell: number) => boolean): string {
  const at = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && inside(row * columns + column) ? 1 : 0
  const next = new Map<string, Point[]>()
  const join = (from: Point, to: Point) => next.set(nameOf(from), [...(next.get(nameOf(from)) ?? []), to])
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners = at(column, row) * 8 + at(column + 1, row) * 4 + at(column + 1, row + 1) * 2 + at(column, row + 1)
      const [x, y] = [column + 1, row + 1]
      const ends: Record<Side, Point> = {
        top: [x, y - 0.5],
        right: [x + 0.5, y],
        bottom: [x, y + 0.5],
        left: [x - 0.5, y],
      }
      for (const [from, to] of crossings[corners] ?? []) {
        join(ends[from], ends[to])
        join(ends[to], ends[from])
      }
    }
  return roundsOf(next)
    .map(
      (round) =>
        `M${softened(round)
          .map(([x, y]) => `${fine(x * step)} ${fine(y * step)}`)
          .join('L')}Z`,
    )
    .join('')
}

const nameOf = ([x, y]: Point) => `${x} ${y}`

const fine = (pixels: number) => Math.round(pixels * 100) / 100

/** Goes round every line once; each of its points has two beside it. */
function roundsOf(beside: ReadonlyMap<string, readonly Point[]>): Point[][] {
  const left = new Set(beside.keys())
  const rounds: Point[][] = []
  for (const start of beside.keys()) {
    if (!left.has(start)) continue
    const round: Point[] = []
    let at: Point | undefined = beside.get(start)?.[0]
    while (at && left.delete(nameOf(at))) {
      round.push(at)
      at = beside.get(nameOf(at))?.find((one) => left.has(nameOf(one)))
    }
    rounds.push(round)
  }
  return rounds
}

/** How often each point of a line moves towards the middle of those beside it. */
const turns = 3

function softened(round: readonly Point[]): readonly Point[] {
  let soft = round
  for (let turn = 0; turn < turns; turn++)
    soft = soft.map(([x, y], i, all) => {
      const [before, after] = [all.at(i - 1) ?? [x, y], all[(i + 1) % all.length] ?? [x, y]]
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
    })
  return soft
}

type Side = 'top' | 'right' | 'bottom' | 'left'

/** Between which sides of a square the line runs, by which of its corners are inside. */
const crossings: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['top', 'right']],
  5: [
    ['left', 'top'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'top']],
  8: [['left', 'top']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['left', 'bottom'],
  ],
  11: [['top', 'right']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
}
