import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, ownedIn } from './declareTable.ts'
import { person } from './people.ts'

/** What a changing call answered to an Idempotency-Key, kept so that sending it twice has one effect and one answer. */
export const answer = pgTable(
  'answer',
  {
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of path and body. */
    request: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] })],
)

export const answers = {
  answer: declareTable(answer, (row) => ({
    whose: ownedIn(row.personId),
    holds: [],
    clears: [{ past: row.createdAt, hours: 48 }],
  })),
}
