import { loads } from '@toile/contract/tasks/defineTask.ts'
import { taskStatuses } from '@toile/contract/tasks/taskStatuses.ts'
import type { RefusalCode } from '@toile/rules/refusals.ts'
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { declareTable, mentionsIn, ownedIn } from './declareTable.ts'
import { person } from './people.ts'
import { project } from './projects.ts'

const moment = () => timestamp({ withTimezone: true })

/** Work longer than a second, as a person sees it: its place, progress, cost and outcome. */
export const task = pgTable(
  'task',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it weighs on: the queue that it waits in. */
    load: text({ enum: loads }).notNull().default('quick'),
    projectId: uuid().references((): typeof project.id => project.id, { onDelete: 'cascade' }),
    status: text({ enum: taskStatuses }).notNull().default('waiting'),
    /** Share done, 0 to 1. */
    progress: real().notNull().default(0),
    /** Order of arrival. */
    position: bigserial({ mode: 'number' }).notNull(),
    /** How high it was ordered to go. */
    urgency: integer().notNull().default(2),
    /** Higher goes first: its urgency, less what its person had waiting already. */
    priority: integer().notNull().default(0),
    /** Counts the times a worker took it up; only the newest attempt may finish it. */
    attempt: integer().notNull().default(0),
    input: jsonb().$type<unknown>().notNull(),
    output: jsonb().$type<unknown>(),
    cost: integer().notNull().default(0),
    /** Credits held until it ends. */
    held: integer().notNull().default(0),
    /** How many results it was ordered for, and how many of them are kept. */
    results: integer().notNull().default(1),
    kept: integer().notNull().default(0),
    /** Why it failed, by the code and the blanks of its refusal. */
    refusal: text().$type<RefusalCode>(),
    blanks: jsonb().$type<Readonly<Record<string, string | number>>>(),
    /** The English sentence of a task that failed before its refusal was kept. */
    message: text(),
    /** The worker that runs it. */
    worker: text(),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index('task_queue').on(table.status, table.load, table.priority, table.position),
    index('task_owner').on(table.ownerId, table.createdAt),
  ],
)

export const tasks = {
  task: declareTable(task, (row) => ({
    whose: ownedIn(row.ownerId),
    holds: [mentionsIn(row.input, sql`status in ('waiting', 'running')`)],
  })),
}
