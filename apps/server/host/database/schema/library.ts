import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { design } from './designs.ts'
import { element } from './elements.ts'
import { file } from './files.ts'
import { person } from './people.ts'

/** What a person keeps: uploads and liked things, by the library's tabs. */
export const libraryItem = pgTable(
  'library_item',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    tab: text().notNull(),
    name: text().notNull().default(''),
    fileId: uuid().references(() => file.id),
    designId: uuid().references(() => design.id, { onDelete: 'set null' }),
    elementId: uuid().references(() => element.id, { onDelete: 'set null' }),
    category: text(),
    tags: text().array().notNull().default([]),
    detail: jsonb().$type<unknown>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('library_item_owner').on(table.ownerId, table.tab, table.createdAt),
    index('library_item_file').on(table.fileId),
    index('library_item_design').on(table.designId),
    index('library_item_element').on(table.elementId),
  ],
)
