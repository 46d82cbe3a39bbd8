import pg from 'pg'
import { asHouse, type Connection } from './database/connection.ts'
import { migrationNames } from './database/migrate.ts'

const patience = 2_000

/** Whether calls can be answered, asked on a connection of its own, so that a full pool or a hanging database does not hold it up. */
export type Readiness = Readonly<{
  /** Undefined when everything is there; else one sentence of what is missing. */
  missing(): Promise<string | undefined>
  /** The answer of a question to the database, on the same connection. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  close(): Promise<void>
}>

/** Opens the connection that tells whether this process can answer calls. */
export function openReadiness(connection: Connection): Readiness {
  let opened: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...asHouse(connection),
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'toile readiness',
    })
    const forget = () => {
      opened = undefined
    }
    client.on('error', forget).once('end', forget)
    await client.connect()
    return client
  }

  async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const connecting = (opened ??= connect())
    try {
      return (await (await connecting).query<Row>(text)).rows
    } catch (error) {
      if (opened === connecting) opened = undefined
      void connecting.then((client) => client.end()).catch(() => undefined)
      throw error
    }
  }

  async function missing() {
    try {
      const applied = new Set((await ask<{ name: string }>('select name from migration')).map(({ name }) => name))
      const left = (await migrationNames()).filter((name) => !applied.has(name))
      return left.length > 0 ? `The database lacks ${left.join(', ')}.` : undefined
    } catch {
      return 'The database does not answer.'
    }
  }

  return {
    missing,
    ask,
    close: async () => {
      await opened?.then((client) => client.end()).catch(() => undefined)
    },
  }
}
