import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, mentionsIn, ownedIn } from './declareTable.ts'
import { person } from './people.ts'

const moment = () => timestamp({ withTimezone: true })

/** One item or a series, with its boards and mannequins. */
export const project = pgTable(
  'project',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: ['series', 'single'] }).notNull(),
    mode: text({ enum: ['manual', 'agent'] }).notNull(),
    /** Settings and boards: the project document of the fashion package. */
    document: jsonb().$type<unknown>().notNull(),
    /** Grows by one with every saved change; a save names the revision it began from. */
    revision: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [index('project_owner').on(table.ownerId, table.updatedAt)],
)

export const projects = {
  project: declareTable(project, (row) => ({ whose: ownedIn(row.ownerId), holds: [mentionsIn(row.document)] })),
}
