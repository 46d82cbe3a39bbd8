import type { LibrarySort } from '@toile/contract/features/library.ts'
import { type SQL, sql } from 'drizzle-orm'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'

/** An order: what is compared, the form its text is read back in, and whether it falls. */
export interface Order {
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
