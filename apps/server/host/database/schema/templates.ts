import { index, jsonb, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'

/** What a corrected sketch teaches the next tracings of its owner: one for each sketch, the latest correction. */
export const template = pgTable(
  'template',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
    document: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('template_owner_file').on(table.ownerId, table.fileId),
    index('template_owner').on(table.ownerId, table.createdAt),
    index('template_file').on(table.fileId),
  ],
)

export const templates = {
  template: declareTable(template, (row) => ({ whose: ownedIn(row.ownerId), holds: [fileIn(row.fileId)] })),
}
