import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { canvas } from './canvases.ts'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { design } from './designs.ts'
import { element } from './elements.ts'
import { file } from './files.ts'
import { lineDrawing } from './lineDrawings.ts'
import { person } from './people.ts'
import { productPicture } from './products.ts'

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
    productId: uuid().references(() => productPicture.id, { onDelete: 'set null' }),
    lineDrawingId: uuid().references(() => lineDrawing.id, { onDelete: 'set null' }),
    canvasId: uuid().references(() => canvas.id, { onDelete: 'set null' }),
    category: text(),
    tags: text().array().notNull().default([]),
    detail: jsonb().$type<unknown>().notNull().default({}),
    source: text({ enum: ['Upload', 'Generate'] })
      .notNull()
      .default('Upload'),
    /** The words it was made from. */
    prompt: text().notNull().default(''),
    /** Name, tags and prompt as `wordsOf` makes them ready for the search; null until that is done. */
    words: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('library_item_newest')
      .on(table.ownerId, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('library_item_owner')
      .on(table.ownerId, table.tab, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('library_item_bin').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('library_item_unread').on(table.id).where(sql`words is null`),
    index('library_item_file').on(table.fileId),
    index('library_item_design').on(table.designId),
    index('library_item_element').on(table.elementId),
    index('library_item_product').on(table.productId),
    index('library_item_line_drawing').on(table.lineDrawingId),
    index('library_item_canvas').on(table.canvasId),
  ],
)

export const library = {
  libraryItem: declareTable(libraryItem, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), mentionsIn(row.detail)],
  })),
}
