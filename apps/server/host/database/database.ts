import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { asHouse, type Connection } from './connection.ts'
import { GuardedPool } from './guardedPool.ts'
import { whileHolding } from './held.ts'
import { schema } from './schema/index.ts'

/** The whole database, for reading and for opening transactions. */
export type Database = NodePgDatabase<typeof schema>
/** An open transaction. */
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>
/** Opens a short transaction, does database work in it and nothing else, and commits it. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** An open pool of connections. */
export type OpenPool = Readonly<{ db: Database; pool: pg.Pool; close(): Promise<void> }>

/** The database as the studio works with it. */
export type OpenDatabase = Readonly<{
  /** Sees no row that has an owner, but in a transaction of `transactAs` those of one person. */
  people: Database
  /** For work that is no person's: sees every row. */
  house: Database
  /** The pools of both. */
  pools: Readonly<{ people: pg.Pool; house: pg.Pool }>
  connection: Connection
  close(): Promise<void>
}>

const form = { schema, casing: 'snake_case' } as const

const answers = (client: pg.PoolClient): Promise<boolean> =>
  client.query('select 1').then(
    () => true,
    () => false,
  )

/** Transactions on a pool; a connection that no longer answers after one is closed and not given back. */
function transactOn(pool: pg.Pool): Database['transaction'] {
  const known = new WeakMap<pg.PoolClient, Database>()
  return async (work, config) => {
    const client = await pool.connect()
    const own = known.get(client) ?? drizzle(client, form)
    known.set(client, own)
    let sound = false
    try {
      const done = await whileHolding(() => own.transaction(work, config))
      sound = true
      return done
    } catch (error) {
      sound = await answers(client)
      throw error
    } finally {
      client.release(!sound)
    }
  }
}

/** Opens a pool; `most` is how many connections it may hold. */
export function openPool(connection: Connection, most = 10): OpenPool {
  const pool = new GuardedPool({
    ...connection,
    max: most,
    connectionTimeoutMillis: 15_000,
    application_name: 'toile',
  })
  const db = drizzle<typeof schema, pg.Pool>(pool, form)
  db.transaction = transactOn(pool)
  return { db, pool, close: () => pool.end() }
}

/** Opens the pools of a studio on a prepared database; `most` is how many connections each may hold. */
export function openPools(connection: Connection, most = 10): OpenDatabase {
  const people = openPool(connection, most)
  const house = openPool(asHouse(connection), most)
  return {
    people: people.db,
    house: house.db,
    pools: { people: people.pool, house: house.pool },
    connection,
    close: async () => void (await Promise.all([people.close(), house.close()])),
  }
}
