/** A cell of a table: words, or a number to one decimal place. */
export type TableCell = string | number | null

/** A table with a name, its first row the titles of its columns. */
export interface Table {
  name: string
  rows: readonly (readonly TableCell[])[]
}
