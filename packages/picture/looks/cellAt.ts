import type { LookMap } from './lookMap.ts'

/** The cell of the grid in which a pixel lies; nothing beside the picture. */
export function cellAt({ step, columns, rows }: LookMap, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * columns + column
}
