import { limits } from '@toile/rules/limits.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, mentionsIn, ownedIn } from './declareTable.ts'
import { person } from './people.ts'
import { project } from './projects.ts'

/** A pattern: its document, which holds the look that it was made of as it was then; the look itself may be gone. */
export const pattern = pgTable(
  'pattern',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    projectId: uuid().references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    lookId: uuid(),
    name: text().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    revision: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('pattern_owner').on(table.ownerId, table.updatedAt),
    index('pattern_project').on(table.projectId),
    index('pattern_look').on(table.lookId),
    index('pattern_bin').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export const patterns = {
  pattern: declareTable(pattern, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [mentionsIn(row.document)],
    clears: [{ past: row.deletedAt, hours: limits.patterns.binDays * 24 }],
  })),
}
