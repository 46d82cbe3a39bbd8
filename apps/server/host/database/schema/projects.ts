import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { file } from './files.ts'
import { libraryItem } from './library.ts'
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
    settings: jsonb().$type<unknown>().notNull().default({}),
    /** Grows by one with every saved change; a save names the revision it began from. */
    revision: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [index('project_owner').on(table.ownerId, table.updatedAt)],
)

/** One thing on a board, in the order of its position. */
export const boardItem = pgTable(
  'board_item',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid()
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    board: text({ enum: ['mood', 'print', 'sketch', 'color', 'mannequin', 'marketing'] }).notNull(),
    position: doublePrecision().notNull(),
    source: text({ enum: ['Upload', 'Generate', 'Library'] }).notNull(),
    fileId: uuid().references(() => file.id),
    libraryItemId: uuid().references(() => libraryItem.id, { onDelete: 'set null' }),
    name: text().notNull().default(''),
    pinned: boolean().notNull().default(false),
    category: text(),
    detail: jsonb().$type<unknown>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('board_item_project').on(table.projectId, table.board, table.position),
    index('board_item_file').on(table.fileId),
  ],
)
