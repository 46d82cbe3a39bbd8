import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** What a log says of an error. */
export interface Told {
  type: string
  message: string
  code?: string
  /** Of a database's error: the table and the rule it speaks of. */
  table?: string
  constraint?: string
  stack?: string
  cause?: Told
}

const frames = (error: Error) => error.stack?.split('\n').filter((line) => /^\s+at /.test(line))

/** A database quotes what it was given; nothing of that belongs into a log. */
const unquoted = (text: string) => text.replace(/"[^"]*"|'[^']*'|=\([^)]*\)/g, '…')

function messageOf(error: Error): string {
  // Its own message ends with every value that went to the database.
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  return error instanceof pg.DatabaseError ? unquoted(error.message) : error.message
}

/** An error as a log may keep it: where it happened and what kind it is, without the values that people sent. */
export function toldOf(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const told: Told = { type: error.name, message: messageOf(error), stack: frames(error)?.join('\n') }
  if ('code' in error && typeof error.code === 'string') told.code = error.code
  if (error instanceof pg.DatabaseError) {
    told.table = error.table
    told.constraint = error.constraint
  }
  if (error.cause !== undefined && depth < 4) told.cause = toldOf(error.cause, depth + 1)
  return told
}
