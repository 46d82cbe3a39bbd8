import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { dayOf } from './days.ts'

/** A collection in its place; the first of a month bears the month's name, written YYYY-MM. */
export interface Placed {
  entry: HistoryEntry
  month: string | null
}

const monthOf = ({ createdAt, updatedAt }: HistoryEntry, sort: 'changed' | 'made') =>
  dayOf(new Date(sort === 'made' ? createdAt : updatedAt)).slice(0, 7)

/** Lays collections in rows of so many cards; in the order of dates each month begins with its name. */
export function layCards(
  entries: readonly HistoryEntry[],
  columns: number,
  sort: 'changed' | 'made' | 'name',
): Placed[][] {
  const months = entries.map((entry) => (sort === 'name' ? null : monthOf(entry, sort)))
  const placed = entries.map((entry, i) => ({ entry, month: months[i] === months[i - 1] ? null : (months[i] ?? null) }))
  return Array.from({ length: Math.ceil(placed.length / columns) }, (_, row) =>
    placed.slice(row * columns, (row + 1) * columns),
  )
}

/** The index of the row in which a collection lies. */
export const rowOf = (rows: readonly Placed[][], id: string): number =>
  rows.findIndex((row) => row.some(({ entry }) => entry.id === id))

/** The collection that an arrow key leads to; rows above and below are reached at the same place, or at their end. */
export function stepTo(rows: readonly Placed[][], id: string | undefined, key: string): string | null {
  const flat = rows.flat().map(({ entry }) => entry.id)
  const columns = rows[0]?.length ?? 1
  const at = id === undefined ? -1 : flat.indexOf(id)
  if (at < 0) return flat[0] ?? null
  const last = flat.length - 1
  const steps: Readonly<Record<string, number>> = {
    Home: 0,
    End: last,
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    ArrowUp: at - columns,
    // Above a shorter last row lies a whole one.
    ArrowDown: Math.floor(at / columns) < rows.length - 1 ? Math.min(last, at + columns) : -1,
  }
  return flat[steps[key] ?? -1] ?? null
}
