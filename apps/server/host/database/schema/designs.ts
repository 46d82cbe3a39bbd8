import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, hashesIn, mentionsIn, ownedIn } from './declareTable.ts'
import type { Thumbnails } from './files.ts'
import { person } from './people.ts'
import { project } from './projects.ts'
import { task } from './tasks.ts'

const moment = () => timestamp({ withTimezone: true })

/** One look: its document, and the hashes of the pictures drawn from it. */
export const design = pgTable(
  'design',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    taskId: uuid().references(() => task.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    document: jsonb().$type<unknown>().notNull(),
    documentHash: text().notNull(),
    revision: integer().notNull().default(0),
    state: text({ enum: ['draft', 'liked', 'deleted'] })
      .notNull()
      .default('draft'),
    /** Scene name to the hash of the picture. */
    pictures: jsonb().$type<Record<string, string>>().notNull().default({}),
    thumbnails: jsonb().$type<Thumbnails>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('design_project').on(table.projectId, table.state, table.position),
    index('design_task').on(table.taskId),
  ],
)

/** The final order of a project's liked designs. */
export const collection = pgTable('collection', {
  id: uuid().primaryKey().defaultRandom(),
  projectId: uuid()
    .notNull()
    .unique()
    .references((): typeof project.id => project.id, { onDelete: 'cascade' }),
  ownerId: uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  name: text().notNull().default(''),
  order: jsonb().$type<string[]>().notNull().default([]),
  updatedAt: moment().notNull().defaultNow(),
})

export const designs = {
  design: declareTable(design, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [hashesIn(row.pictures), hashesIn(row.thumbnails), mentionsIn(row.document)],
  })),
  collection: declareTable(collection, (row) => ({ whose: ownedIn(row.ownerId), holds: [] })),
}
