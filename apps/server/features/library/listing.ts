import type { LibraryEntry, LibraryFilter, LibrarySort } from '@toile/contract/features/library.ts'
import { sureFirst } from '@toile/geometry'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { aspectOf, entryColumns, entryOf } from './entries.ts'
import { fitting } from './filters.ts'
import { inOrder, orders } from './orders.ts'

/** What a page is asked with. */
export interface Page {
  sort: LibrarySort
  after?: string | undefined
  size: number
}

/** A page of anything: what is on it, how many fit in all, and where the next goes on. */
export interface Paged<T> {
  items: T[]
  total: number
  next: string | null
}

/** What an outline tells of an entry: width over height of its picture. */
export interface Outlined {
  id: string
  aspect: number
}

/** What every page of an owner's library is read with; the whole count comes with its rows. */
function placeOf(owner: string, filter: LibraryFilter, { sort, after }: Page) {
  const fits = fitting(owner, filter)
  const { key, as, falling } = orders[sort]
  const last = readCursor(after, sort)
  const { id } = libraryItem
  const beyond = last && sql`(${key}, ${id}) ${sql.raw(falling ? '<' : '>')} (${last.key}::${as}, ${last.id}::uuid)`
  return {
    where: and(fits, beyond ?? undefined),
    order: inOrder(orders[sort]),
    told: {
      key: sql<string>`(${key})::text`,
      total: sql<number>`(select count(*)::int from ${libraryItem} where ${fits})`,
    },
  }
}

const totalOf = async (tx: Transaction, owner: string, filter: LibraryFilter) =>
  sureFirst(await tx.select({ total: count() }).from(libraryItem).where(fitting(owner, filter))).total

async function paged<R extends { key: string; total: number }, T extends { id: string }>(
  rows: readonly R[],
  { sort, size }: Page,
  shown: (row: R) => T,
  otherwise: () => Promise<number>,
): Promise<Paged<T>> {
  const items = rows.slice(0, size).map(shown)
  const [end, last] = [rows[size - 1], items.at(-1)]
  const more = rows.length > size && end && last
  return {
    items,
    total: rows[0]?.total ?? (await otherwise()),
    next: more ? writeCursor({ order: sort, key: end.key, id: last.id }) : null,
  }
}

/** A page of what fits the plain filters, by key. */
export async function listPlainly(
  tx: Transaction,
  owner: string,
  filter: LibraryFilter,
  page: Page,
): Promise<Paged<LibraryEntry>> {
  const { where, order, told } = placeOf(owner, filter, page)
  const rows = await tx
    .select({ ...entryColumns, ...told })
    .from(libraryItem)
    .leftJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, owner)))
    .where(where)
    .orderBy(...order)
    .limit(page.size + 1)
  return paged(rows, page, entryOf, () => totalOf(tx, owner, filter))
}

/** The outline of a page of what fits the plain filters. */
export async function outlinePlainly(
  tx: Transaction,
  owner: string,
  filter: LibraryFilter,
  page: Page,
): Promise<Paged<Outlined>> {
  const { where, order, told } = placeOf(owner, filter, page)
  const rows = await tx
    .select({ id: libraryItem.id, width: file.width, height: file.height, ...told })
    .from(libraryItem)
    .leftJoin(file, and(eq(file.id, libraryItem.fileId), ownedBy(file, owner)))
    .where(where)
    .orderBy(...order)
    .limit(page.size + 1)
  const shown = (row: (typeof rows)[number]) => ({ id: row.id, aspect: aspectOf(row) })
  return paged(rows, page, shown, () => totalOf(tx, owner, filter))
}
