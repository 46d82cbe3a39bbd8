import type { Table, TableCell } from './table.ts'

/** A table as CSV (RFC 4180) with the mark by which spreadsheets know Unicode; words that they would take for a formula are set apart by an apostrophe. */
export const writeCsv = ({ rows }: Table): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

function written(cell: TableCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(Math.round(cell * 10) / 10)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
