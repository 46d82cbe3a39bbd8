import { sureFirst } from '@toile/geometry'
import pg from 'pg'
import { type Connection, withSetting } from './connection.ts'
import { type FoundDatabase, studioRole } from './findDatabase.ts'
import { migrationLock } from './migrate.ts'

async function on<T>(connection: Connection, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'toile' })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** The role that a connection acts as. */
interface Role {
  name: string
  /** No wall holds for it. */
  above: boolean
  /** It may take the walls down. */
  owns: boolean
}

const roleOn = (connection: Connection): Promise<Role> =>
  on(connection, async (client) => {
    const { rows } = await client.query<Role>(
      `select rolname as name, rolsuper or rolbypassrls as above,
         pg_has_role(oid, (select relowner from pg_class where oid = 'person'::regclass), 'usage') as owns
       from pg_roles where rolname = current_user`,
    )
    return sureFirst(rows)
  })

/** What an ordinary role may do: everything with rows, nothing with tables; to what is only ever added it only adds. */
const rights = (role: string) => `
  grant usage on schema public, pgboss to ${role};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
  grant usage, select on all sequences in schema public, pgboss to ${role};
  revoke insert, update, delete on migration from ${role};
  revoke update, delete on credit_entry from ${role}`

const grant = (owner: Connection, role: string): Promise<void> =>
  on(owner, async (client) => {
    // Rights that two processes grant at once stand in each other's way.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(rights(pg.escapeIdentifier(role)))
  })

/** Lets the studio's role log in to the embedded database, where no password is asked on its own socket. */
const letIn = (owner: Connection): Promise<void> =>
  on(owner, async (client) => {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1 and rolcanlogin', [studioRole])
    if (rows.length === 0) await client.query(`alter role ${pg.escapeIdentifier(studioRole)} login`)
  })

/** In a given database with one role only, that role acts as the studio's, where its owner could make that. */
const actingAs = (owner: Connection): Promise<Connection> =>
  on(owner, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')`,
      [studioRole],
    )
    return rows.length > 0 ? withSetting(owner, 'role', studioRole) : owner
  })

/**
 * The connection on which the studio works with a database in its newest form: as an ordinary role, wherever there is one; `warn`
 * is told where the walls are less than they could be.
 */
export async function admit(found: FoundDatabase, warn: (sentence: string) => void): Promise<Connection> {
  const { owner, login, embedded } = found
  if (embedded) await letIn(owner)
  const connection = login ?? (await actingAs(owner))
  const { name, above, owns } = await roleOn(connection)
  if (!owns) await grant(owner, name)
  if (above) warn(`No wall stands around the rows of people: the database's role ${name} is above them.`)
  else if (owns)
    warn(`The database's role ${name} owns the tables and could take their walls down; set DATABASE_OWNER_URL as well.`)
  return connection
}
