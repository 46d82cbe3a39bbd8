import { type Bounds, boundsTogether, type Point, sure } from '@toile/geometry'
import type { DrawnSize } from '../drafting/patternOrders.ts'

/** Between pieces, below each for its name, and the least width that its name takes, in millimetres. */
const gap = 60
const nameRoom = 90
const leastWidth = 220
/** How much wider than high the table is, as near as rows come to it. */
const aspect = 1.5

/** A piece to be laid, with the box of its largest size and the room that it takes, in millimetres. */
interface Item {
  id: string
  box: Bounds
  width: number
  height: number
}

/** Where pieces lie on the table, the box of each in all sizes, and the one around them all, in millimetres, y down. */
export interface Laid {
  moves: ReadonlyMap<string, Point>
  boxes: ReadonlyMap<string, Bounds>
  box: Bounds
}

/** Lays pieces in rows, the highest first; what is low stands above one another. Each has the room of all its sizes. */
export function layOut(sizes: readonly DrawnSize[]): Laid {
  const boxes = boxesOf(sizes)
  const items = [...boxes].map(
    ([id, box]): Item => ({
      id,
      box,
      width: Math.max(leastWidth, box.right - box.left) + gap,
      height: box.bottom - box.top + nameRoom,
    }),
  )
  const area = items.reduce((sum, { width, height }) => sum + width * height, 0)
  const most = Math.max(...items.map(({ width }) => width), Math.sqrt(area * aspect))
  const moves = new Map<string, Point>()
  const taken = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const row of rowsOf(columnsOf(items.toSorted((a, b) => b.height - a.height)), most)) {
    let x = 0
    for (const { column, width } of row) {
      let y = taken.bottom
      for (const { id, box, height } of column) {
        moves.set(id, [x + (width - gap - (box.right - box.left)) / 2 - box.left, y - box.top])
        y += height
      }
      x += width
    }
    taken.right = Math.max(taken.right, x - gap)
    taken.bottom += Math.max(...row.map(({ height }) => height))
  }
  return { moves, boxes, box: taken }
}

function boxesOf(sizes: readonly DrawnSize[]): Map<string, Bounds> {
  const boxes = new Map<string, Bounds>()
  for (const { pieces } of sizes)
    for (const { id, box } of pieces) {
      const known = boxes.get(id)
      boxes.set(id, known ? boundsTogether([known, box]) : box)
    }
  return boxes
}

interface Column {
  column: readonly Item[]
  width: number
  height: number
}

/** Pieces above one another as long as the column is no higher than the highest of all, and they are about as wide. */
function columnsOf(items: readonly Item[]): Column[] {
  const most = items[0]?.height ?? 0
  const columns: Item[][] = []
  for (const item of items) {
    const fits = columns.find((column) => {
      const { width } = sure(column[0])
      const height = column.reduce((sum, one) => sum + one.height, item.height)
      return height <= most && item.width <= width * 1.25 && item.width >= width * 0.5
    })
    if (fits) fits.push(item)
    else columns.push([item])
  }
  return columns.map((column) => ({
    column,
    width: Math.max(...column.map(({ width }) => width)),
    height: column.reduce((sum, { height }) => sum + height, 0),
  }))
}

function rowsOf(columns: readonly Column[], most: number): Column[][] {
  const rows: { room: number; columns: Column[] }[] = []
  for (const column of columns) {
    const row = rows.find(({ room }) => room >= column.width)
    if (row) {
      row.columns.push(column)
      row.room -= column.width
    } else rows.push({ room: most - column.width, columns: [column] })
  }
  return rows.map((row) => row.columns)
}
