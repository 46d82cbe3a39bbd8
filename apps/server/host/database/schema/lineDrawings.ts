import type { FoundDrawing } from '@toile/craft/sketches/linesOrder.ts'
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { declareTable, fileIn, mentionsIn, ownedIn } from './declareTable.ts'
import { file } from './files.ts'
import { person } from './people.ts'
import { task } from './tasks.ts'

/** A line drawing that was taken from a picture: its document, and its own picture, staged until it is liked. */
export const lineDrawing = pgTable(
  'line_drawing',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    state: text({ enum: ['staged', 'liked', 'deleted'] })
      .notNull()
      .default('staged'),
    name: text().notNull().default(''),
    document: jsonb().$type<unknown>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => file.id),
    /** The picture that it was taken from, and where it lies in that. */
    fromId: uuid().references(() => file.id),
    box: jsonb().$type<FoundDrawing['box']>(),
    /** The look that it was taken from, which may be gone, and come back out of a state. */
    designId: uuid(),
    taskId: uuid().references(() => task.id, { onDelete: 'set null' }),
    /** Place among the drawings of its picture. */
    position: integer().notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('line_drawing_task_position').on(table.taskId, table.position),
    index('line_drawing_owner').on(table.ownerId, table.createdAt),
    index('line_drawing_file').on(table.fileId),
    index('line_drawing_from').on(table.fromId),
  ],
)

export const lineDrawings = {
  lineDrawing: declareTable(lineDrawing, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [fileIn(row.fileId), fileIn(row.fromId), mentionsIn(row.document)],
  })),
}
