import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import pg from 'pg'
import { schema } from './schema/index.ts'

/** Where a PostgreSQL answers: the parts node-postgres understands, also across a thread or process. */
export type Connection = Readonly<
  { connectionString: string } | { host: string; user: string; database: string; password?: string }
>

/** The whole database, for reading and for opening transactions. */
export type Database = NodePgDatabase<typeof schema>
/** An open transaction. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>

/** An open pool of connections. */
export type OpenDatabase = Readonly<{
  db: Database
  pool: pg.Pool
  connection: Connection
  close(): Promise<void>
}>

/** Opens a pool; `most` is how many connections it may hold. */
export function openPool(connection: Connection, most = 10): OpenDatabase {
  const pool = new pg.Pool({ ...connection, max: most, connectionTimeoutMillis: 15_000, application_name: 'toile' })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    connection,
    close: () => pool.end(),
  }
}
