import type { LibraryFilter, LibrarySort } from '@toile/contract/features/library.ts'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { fitting } from './filters.ts'

/** What a page is asked with. */
export interface Page {
  sort: LibrarySort
  after?: string | undefined
  size: number
}

/** The ids of a page in their order, with width over height of their pictures. */
export interface Outline {
  keys: { id: string; aspect: number }[]
  total: number
  next: string | null
}

/** An order: what is compared, the form its text is read back in, and whether it falls. */
interface Order {
  key: SQL
  as: SQL
  falling: boolean
}

const { id, name, createdAt, updatedAt } = libraryItem
const moment = sql.raw('timestamptz')

/** How each order of the contract is compared. */
export const orders: Record<LibrarySort, Order> = {
  newest: { key: sql`${createdAt}`, as: moment, falling: true },
  oldest: { key: sql`${createdAt}`, as: moment, falling: false },
  changed: { key: sql`${updatedAt}`, as: moment, falling: true },
  name: { key: sql`${name} collate natural_order`, as: sql.raw('text'), falling: false },
  largest: { key: sql`coalesce(${file.width}::bigint * ${file.height}, 0)`, as: sql.raw('bigint'), falling: true },
}

/** The rows of an order, ties by id. */
export const inOrder = ({ key, falling }: Order): SQL[] => {
  const way = sql.raw(falling ? 'desc' : 'asc')
  return [sql`${key} ${way}`, sql`${id} ${way}`]
}

/** A page of what fits the plain filters, by key. */
export async function listPlainly(tx: Transaction, owner: string, filter: LibraryFilter, page: Page): Promise<Outline> {
  const fits = fitting(owner, filter)
  const [{ total }] = await tx.select({ total: count() }).from(libraryItem).where(fits)
  const order = orders[page.sort]
  const last = readCursor(page.after, page.sort)
  const beyond =
    last &&
    sql`(${order.key}, ${id}) ${sql.raw(order.falling ? '<' : '>')} (${last.key}::${order.as}, ${last.id}::uuid)`
  const rows = await tx
    .select({ id, key: sql<string>`(${order.key})::text`, width: file.width, height: file.height })
    .from(libraryItem)
    .leftJoin(file, eq(file.id, libraryItem.fileId))
    .where(and(fits, beyond ?? undefined))
    .orderBy(...inOrder(order))
    .limit(page.size + 1)
  const shown = rows.slice(0, page.size)
  const end = rows.length > page.size ? shown.at(-1) : undefined
  return {
    keys: shown.map((row) => ({ id: row.id, aspect: aspectOf(row) })),
    total,
    next: end ? writeCursor({ order: page.sort, key: end.key, id: end.id }) : null,
  }
}

/** Width over height; a picture that is not there yet counts as a square. */
export const aspectOf = ({ width, height }: { width: number | null; height: number | null }): number =>
  width && height ? Math.round((width / height) * 1000) / 1000 : 1
