import type { LibraryFilter, LibrarySort } from '@toile/contract/features/library.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Files } from '../../host/files/files.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { type Facet, facets, fitting } from './filters.ts'
import type { Page, Paged } from './listing.ts'
import { inOrder, orders } from './orders.ts'
import { openRank, type Sought } from './searching.ts'

interface Candidate extends Sought {
  key: string
}
interface Ranked extends Candidate {
  rank: number
}

/** Whose library is searched for what, in which order of equals, and the facets that do not narrow it. */
interface Searched {
  owner: string
  filter: LibraryFilter
  sort: LibrarySort
  without?: readonly Facet[]
}

const nothing = sql<null>`null`

/** What a search may look at, in the order of equals; of a picture only what is asked for. */
function candidates(tx: Transaction, { owner, filter, sort, without = [] }: Searched) {
  const { id, fileId, words, category } = libraryItem
  const worded = filter.search.trim() !== ''
  const alike = filter.like !== null || filter.likeFile !== null
  const found = tx
    .select({
      id,
      fileId,
      words: worded ? words : nothing,
      category: worded ? category : nothing,
      key: sql<string>`(${orders[sort].key})::text`,
      palette: filter.color ? file.palette : nothing,
      likeness: alike ? file.likeness : nothing,
    })
    .from(libraryItem)
    .where(fitting(owner, filter, ...without))
    .orderBy(...inOrder(orders[sort]))
    .$dynamic()
  const pictured = alike || filter.color !== null || sort === 'largest'
  return pictured ? found.leftJoin(file, and(eq(file.id, fileId), ownedBy(file, owner))) : found
}

async function ranked(tx: Transaction, files: Files, searched: Searched) {
  const rank = await openRank(tx, files, searched.owner, searched.filter)
  const rows: Candidate[] = await candidates(tx, searched)
  const found: Ranked[] = []
  for (const row of rows) {
    const value = rank(row)
    if (value < Infinity) found.push({ ...row, rank: value })
  }
  return found.sort((a, b) => a.rank - b.rank)
}

const collator = new Intl.Collator('und', { numeric: true })
const moments = (one: string, other: string) => Date.parse(one) - Date.parse(other)

/** How two keys of an order compare where the database is not asked. */
const apart: Record<LibrarySort, (one: string, other: string) => number> = {
  newest: moments,
  oldest: moments,
  changed: moments,
  name: collator.compare,
  largest: (one, other) => Number(one) - Number(other),
}

/** Where a page goes on: after its last entry, or, where that is gone, at the first that would follow it. */
function placeAfter(found: readonly Ranked[], last: Cursor, sort: LibrarySort): number {
  const at = found.findIndex(({ id }) => id === last.id)
  if (at >= 0) return at + 1
  const [rank, key] = splitKey(last.key)
  const way = orders[sort].falling ? -1 : 1
  const follows = (one: Ranked) => one.rank - rank || (apart[sort](one.key, key) || (one.id < last.id ? -1 : 1)) * way
  const following = found.findIndex((one) => follows(one) > 0)
  return following < 0 ? found.length : following
}

const splitKey = (key: string): [rank: number, key: string] => {
  const at = key.indexOf(' ')
  return [Number(key.slice(0, at)), key.slice(at + 1)]
}

/** The ids of a page of a search, best first; the order decides among equals. */
export async function listRanked(
  tx: Transaction,
  files: Files,
  owner: string,
  filter: LibraryFilter,
  { sort, after, size }: Page,
): Promise<Paged<string>> {
  const order = `by-${sort}`
  const last = readCursor(after, order)
  const found = await ranked(tx, files, { owner, filter, sort })
  const from = last ? placeAfter(found, last, sort) : 0
  const shown = found.slice(from, from + size)
  const end = from + size < found.length ? shown.at(-1) : undefined
  return {
    items: shown.map(({ id }) => id),
    total: found.length,
    next: end ? writeCursor({ order, key: `${end.rank} ${end.key}`, id: end.id }) : null,
  }
}

/** What a search finds when no facet narrows it, as a condition for counting. */
export async function foundBySearch(tx: Transaction, files: Files, owner: string, filter: LibraryFilter): Promise<SQL> {
  const found = await ranked(tx, files, { owner, filter, sort: 'newest', without: facets })
  const ids = found.map(({ id }) => id)
  return sql`${libraryItem.id} = any(${sql.param(ids)}::uuid[])`
}
