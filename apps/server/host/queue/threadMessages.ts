import type { Connection } from '../database/connection.ts'
import type { Settings } from '../settings.ts'
import type { TaskRow } from './runner.ts'

/** What a worker thread is opened with. */
export type ThreadOpening = Readonly<{
  settings: Settings
  connection: Connection
  /** Address of the module that exports `runners`, by task kind. */
  runners: string
}>

/** A task as a thread is asked to run it. */
export type Run = Readonly<{ row: TaskRow; lastTry: boolean }>
