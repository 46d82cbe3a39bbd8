import { bigint, bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, ownedIn } from './declareTable.ts'
import { person } from './people.ts'

/** What happened, for the event stream of one person; kept so that a stream can resume. */
export const event = pgTable(
  'event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The order in which a person's events became visible; the database gives it at commit. */
    sequence: bigint({ mode: 'number' }),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    detail: jsonb().$type<unknown>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('event_person').on(table.personId, table.sequence), index('event_created').on(table.createdAt)],
)

export const events = {
  event: declareTable(event, (row) => ({
    whose: ownedIn(row.personId),
    holds: [],
    clears: [{ past: row.createdAt, hours: 48 }],
  })),
}
