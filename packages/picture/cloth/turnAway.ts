import type { Point } from '@toile/geometry'
import type { Chart } from './chart.ts'

/** How much more than its chart says a thing closes up where its piece turns away, as a share of the way there, and how late that sets in. */
const closes = 0.24
const late = 5

/** Where on an element, in millimetres across from its middle, a place across from that middle is read: straight in the middle of a piece, closing up towards an edge that turns away; nothing where no edge does. */
export function turnAway(chart: Chart, [middle, v]: Point): ((across: number) => number) | null {
  const { columns, rows, turns } = chart
  if (turns.left === null && turns.right === null) return null
  let row = 0
  for (let k = 1; k < rows; k++) if (Math.abs(vOf(chart, k) - v) < Math.abs(vOf(chart, row) - v)) row = k
  const edgeAt = (column: number | null) => (column === null ? null : chart.u[row * columns + column])
  const [left, right] = [edgeAt(turns.left), edgeAt(turns.right)]
  const turned = (u: number) => {
    const edge = u < 0 ? left : right
    if (!edge) return u
    const share = Math.min(1.1, u / edge)
    return u + edge * closes * share ** late
  }
  const from = turned(middle)
  return (across) => turned(middle + across) - from
}

const vOf = ({ v, columns }: Chart, row: number) => v[row * columns + (columns >> 1)] ?? 0
