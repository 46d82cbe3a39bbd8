import type { Host } from '@toile/picture/surface.ts'
import type { InferSelectModel } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transact, Transaction } from '../database/database.ts'
import type { task } from '../database/schema/tasks.ts'
import type { Files } from '../files/files.ts'
import type { Settings } from '../settings.ts'

export type TaskRow = InferSelectModel<typeof task>

/** What a runner works with. */
export type RunContext = Readonly<{
  task: TaskRow
  db: Database
  /** Reads in a short transaction; nothing else happens in it. */
  load: Transact
  files: Files
  drawing: Host
  settings: Settings
  /** Aborts when the task was cancelled or another worker has taken it over. */
  signal: AbortSignal
  /**
   * Tells the share done, 0 to 1, and what became ready; `inside` is kept in the same transaction, if and only if
   * the task is still this worker's. What it kept is there when the task has to run again, so begin by looking for it.
   */
  report(progress: number, ready?: Record<string, unknown>, inside?: (tx: Transaction) => Promise<void>): Promise<void>
}>

/** How a task ended well. */
export type Outcome<Output = unknown> = Readonly<{
  output: Output
  status?: 'succeeded' | 'partlySucceeded'
  /** Credits used, when fewer than were held. */
  used?: number
  /** Results kept in the same transaction that ends the task. */
  commit?: (tx: Transaction) => Promise<void>
}>

/** Does the work of one kind of task; what it throws as a refusal ends the task, anything else has it tried again. */
export type Runner = (input: unknown, context: RunContext) => Promise<Outcome>

/** Makes a runner of a task's form and its work, with the input checked. */
export const defineRunner =
  <Input, Output>(
    form: { takes: z.ZodType<Input>; gives: z.ZodType<Output> },
    run: (input: Input, context: RunContext) => Promise<Outcome<Output>>,
  ): Runner =>
  (input, context) =>
    run(form.takes.parse(input), context)
