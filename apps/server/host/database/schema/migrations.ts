import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { declareTable, nobodys } from './declareTable.ts'

/** The files that brought the database to its form, as `migrate` applied them. */
const migration = pgTable('migration', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const migrations = { migration: declareTable(migration, () => ({ whose: nobodys, holds: [] })) }
