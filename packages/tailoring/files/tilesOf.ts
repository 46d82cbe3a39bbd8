import type { Bounds } from '@toile/geometry'
import { lettered } from './lettered.ts'

/** A page in millimetres: what it measures, the rim that no printer reaches, and how much of a page is printed on the next one again. */
export interface Paper {
  width: number
  height: number
  margin: number
  overlap: number
}

/** A page of a tiled drawing: its name, its place in the page map from the upper left, and what it shows. */
interface Tile {
  name: string
  row: number
  column: number
  box: Bounds
}

/** The pages that a drawing of so many millimetres, y up, is printed on in true size, row by row from the upper left; rows are letters and columns numbers. */
export function tilesOf(box: Bounds, page: Paper): { rows: number; columns: number; tiles: Tile[] } {
  const wide = page.width - 2 * page.margin
  const high = page.height - 2 * page.margin
  const [stepX, stepY] = [wide - page.overlap, high - page.overlap]
  const count = (length: number, step: number) => Math.max(1, Math.ceil((length - page.overlap) / step - 1e-9))
  const columns = count(box.right - box.left, stepX)
  const rows = count(box.bottom - box.top, stepY)
  const tiles = Array.from({ length: rows * columns }, (_, i): Tile => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const [left, bottom] = [box.left + column * stepX, box.bottom - row * stepY]
    const shown = { left, right: left + wide, top: bottom - high, bottom }
    return { name: `${lettered(row)}${column + 1}`, row, column, box: shown }
  })
  return { rows, columns, tiles }
}
