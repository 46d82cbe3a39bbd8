import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'

/** A brief as it was sent, and the words that were read of it (requirement S5.05). */
export const brief = pgTable(
  'brief',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    name: text().notNull(),
    kind: text({ enum: ['text', 'markdown', 'pdf', 'word'] }).notNull(),
    words: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('brief_owner_file').on(table.ownerId, table.fileId), index('brief_file').on(table.fileId)],
)

/** Neither a project nor an earlier state names it. */
const unnamed = sql`not exists (select 1 from project where document->>'briefId' = brief.id::text)
  and not exists (select 1 from kept_document where body->>'briefId' = brief.id::text)`

export const briefs = {
  brief: declareTable(brief, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId)],
    clears: [{ past: row.createdAt, hours: 7 * 24, only: unnamed }],
  })),
}
