/** A grid of cells, as wide as `columns`. */
interface Grid {
  columns: number
  rows: number
  /** Pixels per cell. */
  step: number
}

/** The line round the cells that are inside, as the path of an SVG; corners are cut at the middle of the cells. */
export function outlinePath({ columns, rows, step }: Grid, inside: (cell: number) => boolean): string {
  const at = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && inside(row * columns + column) ? 1 : 0
  const lines: string[] = []
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners = at(column, row) * 8 + at(column + 1, row) * 4 + at(column + 1, row + 1) * 2 + at(column, row + 1)
      if (corners === 0 || corners === 15) continue
      const [x, y] = [column + 1, row + 1]
      const ends = { top: [x, y - 0.5], right: [x + 0.5, y], bottom: [x, y + 0.5], left: [x - 0.5, y] }
      for (const [from, to] of crossings[corners] ?? []) {
        const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ends[from], ends[to]]
        lines.push(`M${ax * step} ${ay * step}L${bx * step} ${by * step}`)
      }
    }
  return lines.join('')
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
