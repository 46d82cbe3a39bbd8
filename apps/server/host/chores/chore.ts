import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'

/** What chores work with. */
export type House = Readonly<{
  db: Database
  files: Files
  /** When it is, in milliseconds. */
  now: number
  /** Tells to stop. */
  signal: AbortSignal
}>

/** Something that is done once an hour by one process of all. */
export type Chore = Readonly<{
  /** What it is known by among all, also where the hour of its last time is kept. */
  name: string
  run(house: House): Promise<unknown>
}>

/** Defines a chore, which needs only a part of the house; it may be broken off anywhere and done again. */
export const defineChore = <Run extends Chore['run']>(name: string, run: Run) => ({ name, run })
