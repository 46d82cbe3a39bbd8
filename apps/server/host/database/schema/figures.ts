import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'

/** A mannequin made from somebody's picture: its cut-out, and the document of its landmarks. */
export const figure = pgTable(
  'figure',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** SHA-256 of the document: the same mannequin has the same name everywhere. */
    hash: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    cutOutId: uuid()
      .notNull()
      .references(() => file.id),
    document: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('figure_owner_hash').on(table.ownerId, table.hash),
    index('figure_file').on(table.fileId),
    index('figure_cut_out').on(table.cutOutId),
  ],
)

export const figures = {
  figure: declareTable(figure, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), fileIn(row.cutOutId), mentionsIn(row.document)],
  })),
}
