import type { ElementDocument } from '@toile/craft/elements/element.ts'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'
import { task } from './tasks.ts'

/** What the engine made for a person's boards: a document with its picture, staged until it is liked. */
export const element = pgTable(
  'element',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    name: text().notNull().default(''),
    state: text({ enum: ['staged', 'liked', 'deleted'] })
      .notNull()
      .default('staged'),
    document: jsonb().$type<ElementDocument>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    taskId: uuid().references(() => task.id, { onDelete: 'set null' }),
    /** Place among the results of its task. */
    position: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('element_task_position').on(table.taskId, table.position),
    index('element_owner').on(table.ownerId, table.kind, table.createdAt),
    index('element_file').on(table.fileId),
  ],
)

export const elements = {
  element: declareTable(element, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), mentionsIn(row.document)],
  })),
}
