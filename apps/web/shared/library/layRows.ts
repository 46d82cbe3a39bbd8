/** Where tiles stand, in pixels of the grid: each row shares one height, no picture is cropped. */
interface GridRow {
  top: number
  /** Of the pictures; the line of names below comes on top. */
  height: number
  /** Index of the first tile, and of the one past the last. */
  start: number
  end: number
}

export interface GridPlan {
  rows: readonly GridRow[]
  /** Of each tile. */
  lefts: Float32Array
  widths: Float32Array
  /** Of the whole grid. */
  height: number
  /** Height of the line of names under a row. */
  foot: number
}

export interface GridMeasures {
  width: number
  /** The height that rows come near to. */
  rowHeight: number
  gap: number
  foot: number
}

/** Width by height of the frame of a picture: one much longer than broad stands in a frame that can still hold its name. */
const frameOf = (aspect: number): number => Math.min(2.6, Math.max(0.5, aspect || 1))

/** Lays pictures of the given aspects (width by height) in rows of equal height over the whole width; ten thousand take a few milliseconds. */
export function layRows(aspects: readonly number[], { width, rowHeight, gap, foot }: GridMeasures): GridPlan {
  const rows: GridRow[] = []
  const lefts = new Float32Array(aspects.length)
  const widths = new Float32Array(aspects.length)
  let top = 0
  let start = 0
  const close = (end: number, sum: number, last: boolean) => {
    const full = (width - gap * (end - start - 1)) / sum
    const tallest = last ? rowHeight : rowHeight * 1.6
    const height = Math.round(Math.min(full, tallest))
    let left = 0
    for (let i = start; i < end; i++) {
      const wide = frameOf(aspects[i] ?? 1) * Math.min(full, tallest)
      lefts[i] = Math.round(left)
      widths[i] = Math.round(left + wide + 1e-6) - Math.round(left)
      left += wide + gap
    }
    rows.push({ top, height, start, end })
    top += height + foot + gap
    start = end
  }
  let sum = 0
  aspects.forEach((aspect, i) => {
    const frame = frameOf(aspect)
    const heightWith = (width - gap * (i - start)) / (sum + frame)
    if (i > start && heightWith < rowHeight) {
      const heightWithout = (width - gap * (i - start - 1)) / sum
      if (rowHeight / heightWith > heightWithout / rowHeight) {
        close(i, sum, false)
        sum = 0
      }
    }
    sum += frame
  })
  if (start < aspects.length) close(aspects.length, sum, true)
  return { rows, lefts, widths, height: Math.max(0, top - gap), foot }
}

/** Index of the last row that begins at or above a height. */
function rowAt({ rows }: GridPlan, y: number): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** The rows between two heights: index of the first, and of the one past the last. */
export const rowsBetween = (plan: GridPlan, top: number, bottom: number): readonly [number, number] =>
  plan.rows.length === 0 ? [0, 0] : [rowAt(plan, top), Math.min(plan.rows.length, rowAt(plan, bottom) + 1)]

/** Index of the row that holds a tile. */
export function rowOf({ rows }: GridPlan, tile: number): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.start ?? 0) <= tile) low = middle
    else high = middle - 1
  }
  return low
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The tiles that a box drawn over the grid touches. */
export function tilesIn(plan: GridPlan, { left, top, right, bottom }: Box): number[] {
  const [first, past] = rowsBetween(plan, top, bottom)
  return plan.rows.slice(first, past).flatMap((row) => {
    if (row.top + row.height + plan.foot < top || row.top > bottom) return []
    const tiles: number[] = []
    for (let i = row.start; i < row.end; i++) {
      const from = plan.lefts[i] ?? 0
      if (from <= right && from + (plan.widths[i] ?? 0) >= left) tiles.push(i)
    }
    return tiles
  })
}

export type GridStep = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'pageUp' | 'pageDown'

/** The tile that a key leads to; up and down keep to the nearest column. */
export function stepFrom(plan: GridPlan, tile: number, step: GridStep, page: number): number {
  const last = plan.widths.length - 1
  if (step === 'first') return 0
  if (step === 'last') return last
  if (step === 'left') return Math.max(0, tile - 1)
  if (step === 'right') return Math.min(last, tile + 1)
  const at = rowOf(plan, tile)
  const by = step === 'up' ? -1 : step === 'down' ? 1 : step === 'pageUp' ? -page : page
  const row = plan.rows[Math.min(plan.rows.length - 1, Math.max(0, at + by))]
  if (!row || row === plan.rows[at]) return tile
  const centre = (plan.lefts[tile] ?? 0) + (plan.widths[tile] ?? 0) / 2
  let nearest = row.start
  const away = (i: number) => Math.abs((plan.lefts[i] ?? 0) + (plan.widths[i] ?? 0) / 2 - centre)
  for (let i = row.start; i < row.end; i++) if (away(i) < away(nearest)) nearest = i
  return nearest
}
