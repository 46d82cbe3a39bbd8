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

export type ToThread = Readonly<{ run: { row: TaskRow; lastTry: boolean } } | { abort: string }>

/** `ended: false` asks for another try. */
export type FromThread = Readonly<{ ended: boolean }>
