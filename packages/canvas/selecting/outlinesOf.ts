import { type Point, sure } from '@toile/geometry'
import type { Selection } from '../tiles/selection.ts'

const level = 127.5

/** The edge of a selection as closed lines for the screen, in pixels of the sheet: where pixels are half selected, between them in straight lines (marching squares); holes run the other way round. */
export function outlinesOf(selection: Selection): Point[][] {
  const { next, places } = stepsOf(selection)
  const outlines: Point[][] = []
  for (const start of next.keys()) {
    if (!next.has(start)) continue
    const outline: Point[] = []
    for (let at: number | undefined = start; at !== undefined; ) {
      const place = places.get(at)
      if (place) outline.push(place)
      const after: number | undefined = next.get(at)
      next.delete(at)
      at = after !== undefined && next.has(after) ? after : undefined
    }
    outlines.push(withoutStraight(outline))
  }
  return outlines
}

/** Corners of a square of four pixels in turn, and the side from each to the next. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Where a line enters and leaves squares, by the number of the side between two pixels, and where on the sheet that is. */
function stepsOf({ width, height, alpha, box }: Selection) {
  const next = new Map<number, number>()
  const places = new Map<number, Point>()
  const stride = width + 2
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : alpha[y * width + x]!)
  const sideOf = (x: number, y: number, k: number) => {
    const [column, row] = [x + (k === 1 ? 1 : 0) + 1, y + (k === 2 ? 1 : 0) + 1]
    return (row * stride + column) * 2 + (k % 2)
  }
  for (let y = box.y0 - 1; y < box.y1; y++)
    for (let x = box.x0 - 1; x < box.x1; x++) {
      const values = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)] as const
      const code = values.reduce<number>((bits, value, k) => bits | (value > level ? 1 << k : 0), 0)
      if (code === 0 || code === 15) continue
      for (const [from, to] of linesIn(code, values)) {
        next.set(sideOf(x, y, from), sideOf(x, y, to))
        places.set(sideOf(x, y, from), crossingOn(x, y, from, values))
      }
    }
  return { next, places }
}

type Four = readonly [number, number, number, number]

/** Sides by which lines enter and leave a square so that what is selected lies to their right; where two opposite corners are, the middle tells whether they hang together. */
function linesIn(code: number, values: Four): [number, number][] {
  const inside = (k: number) => ((code >> (k & 3)) & 1) === 1
  const enters = [0, 1, 2, 3].filter((k) => !inside(k) && inside(k + 1))
  const leaves = [0, 1, 2, 3].filter((k) => inside(k) && !inside(k + 1))
  const joined = (values[0] + values[1] + values[2] + values[3]) / 4 > level
  return enters.map((k): [number, number] => {
    const order = joined ? [k + 3, k + 2, k + 1] : [k + 1, k + 2, k + 3]
    const out = order.map((side) => side & 3).find((side) => leaves.includes(side))
    return [out ?? k, k]
  })
}

function crossingOn(x: number, y: number, k: number, values: Four): Point {
  const [from, to] = [sure(values[k]), sure(values[(k + 1) & 3])]
  const [[fromX, fromY], [toX, toY]] = [sure(corners[k]), sure(corners[(k + 1) & 3])]
  const share = (level - from) / (to - from)
  return [x + 0.5 + fromX + (toX - fromX) * share, y + 0.5 + fromY + (toY - fromY) * share]
}

/** Without the points that lie on the straight line between their neighbours. */
function withoutStraight(outline: readonly Point[]): Point[] {
  return outline.filter((point, i) => {
    const [before, after] = [outline.at(i - 1) ?? point, outline[(i + 1) % outline.length] ?? point]
    const turn = (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
    return Math.abs(turn) > 1e-9
  })
}
