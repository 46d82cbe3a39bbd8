import pg from 'pg'
import { asHouse, type Connection } from '../database/connection.ts'

/** A table with the columns whose values are its own, and the tables that its rows point at. */
export type Table = Readonly<{ schema: string; name: string; columns: string[]; needs: string[] }>

const own = `namespace.nspname not in ('pgboss', 'information_schema') and namespace.nspname not like 'pg\\_%'`

const tablesOf = `
  select namespace.nspname as schema, class.relname as name,
    array(select attname::text from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum) as columns,
    array(select distinct target.nspname || '.' || other.relname from pg_constraint
      join pg_class other on other.oid = confrelid join pg_namespace target on target.oid = other.relnamespace
      where conrelid = class.oid and contype = 'f' and confrelid <> class.oid) as needs
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where class.relkind in ('r', 'p') and not class.relispartition and ${own} order by 1, 2`

const sequencesOf = `
  select namespace.nspname as schema, class.relname as name
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where class.relkind = 'S' and ${own} order by 1, 2`

/** How values are written, whatever the server and its machine are used to. */
const manners = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set timezone = 'UTC'; set synchronize_seqscans = off; 
  set idle_in_transaction_session_timeout = 0; set statement_timeout = 0`

/** The key of the lock that is held while a backup is taken: no file is swept meanwhile. */
export const backupLock = 7_046_015_301

/** Opens a connection that sees every row, and writes and reads values in one way on every server. */
export async function openCopying(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...asHouse(connection), application_name: 'toile backup' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(manners)
  return client
}

/** A table's or sequence's name as SQL writes it. */
export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/** A table's name and columns as COPY wants them. */
export const withColumns = (table: { schema: string; name: string; columns: readonly string[] }) =>
  `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

/** Every table of the product, those first that others point at. The queue's own are left out: they are made anew from the tasks. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesOf)
  const names = new Set(rows.map(({ schema, name }) => `${schema}.${name}`))
  const placed = new Set<string>()
  const order: Table[] = []
  while (order.length < rows.length) {
    const next = rows.filter(
      ({ schema, name, needs }) =>
        !placed.has(`${schema}.${name}`) && needs.every((need) => placed.has(need) || !names.has(need)),
    )
    if (next.length === 0) throw new Error('The tables point at one another in a circle.')
    for (const table of next) placed.add(`${table.schema}.${table.name}`)
    order.push(...next)
  }
  return order
}

/** Every sequence of the product with where it stands. */
export async function listSequences(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(sequencesOf)
  const found = []
  for (const sequence of rows) {
    const stands = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    )
    found.push({ ...sequence, value: stands.rows[0]?.value ?? '1', called: stands.rows[0]?.called ?? false })
  }
  return found
}

/** The names of the tables whose walls hold for their owner too. */
export async function listWalled(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select namespace.nspname as schema, class.relname as name from pg_class class
     join pg_namespace namespace on namespace.oid = class.relnamespace where relforcerowsecurity and ${own}`,
  )
  return rows.map(quoted)
}
