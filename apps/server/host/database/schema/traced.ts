import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'

/** A sketch that became a piece: the sheet holds its mask and lines as one picture, the note its category and anchors. */
export const traced = pgTable(
  'traced',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** SHA-256 of sheet and note: the same piece has the same name everywhere. */
    hash: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    sheetId: uuid()
      .notNull()
      .references(() => file.id),
    note: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('traced_owner_hash').on(table.ownerId, table.hash)],
)

export const tracedPieces = {
  traced: declareTable(traced, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), fileIn(row.sheetId), mentionsIn(row.note)],
  })),
}
