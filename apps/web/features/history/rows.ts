import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { dayOf } from './days.ts'

/** A row of the list: the name of a month, or cards beside each other. */
export type Row = { month: string } | { entries: HistoryEntry[] }

const monthOf = (entry: HistoryEntry, sort: 'changed' | 'made' | 'name') =>
  dayOf(new Date(sort === 'made' ? entry.createdAt : entry.updatedAt)).slice(0, 7)

/** Lays collections in rows of so many cards; in the order of dates each month begins with its name. */
export function layCards(entries: readonly HistoryEntry[], columns: number, sort: 'changed' | 'made' | 'name'): Row[] {
  const rows: Row[] = []
  let month = ''
  for (const entry of entries) {
    const own = sort === 'name' ? '' : monthOf(entry, sort)
    if (own !== month) {
      month = own
      rows.push({ month })
    }
    const last = rows.at(-1)
    if (last && 'entries' in last && last.entries.length < columns) last.entries.push(entry)
    else rows.push({ entries: [entry] })
  }
  return rows
}

/** The index of the row in which a collection lies. */
export const rowOf = (rows: readonly Row[], id: string): number =>
  rows.findIndex((row) => 'entries' in row && row.entries.some((entry) => entry.id === id))

/** The collection that an arrow key leads to; rows above and below are reached at the same place, or at their end. */
export function stepTo(rows: readonly Row[], id: string | undefined, key: string): string | null {
  const cards = rows.flatMap((row) => ('entries' in row ? [row.entries] : []))
  const flat = cards.flat()
  if (flat.length === 0) return null
  const at = flat.findIndex((entry) => entry.id === id)
  if (at < 0) return flat[0].id
  if (key === 'Home') return flat[0].id
  if (key === 'End') return flat.at(-1)?.id ?? null
  if (key === 'ArrowLeft') return flat[Math.max(0, at - 1)].id
  if (key === 'ArrowRight') return flat[Math.min(flat.length - 1, at + 1)].id
  const row = cards.findIndex((entries) => entries.some((entry) => entry.id === id))
  const place = cards[row].findIndex((entry) => entry.id === id)
  const next = cards[row + (key === 'ArrowDown' ? 1 : -1)]
  return next ? next[Math.min(place, next.length - 1)].id : null
}
