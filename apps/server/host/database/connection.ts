/** Where a PostgreSQL answers, and what is set on each connection: the parts node-postgres understands, also across a thread or process. */
export type Connection = Readonly<
  { connectionString: string } | { host: string; user: string; database: string; password?: string; options?: string }
>

/** A connection on which a setting of the database holds from its beginning. */
export function withSetting(connection: Connection, name: string, value: string): Connection {
  const option = `-c ${name}=${value}`
  if (!('connectionString' in connection))
    return { ...connection, options: [connection.options ?? '', option].join(' ').trim() }
  const url = new URL(connection.connectionString)
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', option].join(' ').trim())
  return { connectionString: url.href }
}

// Each table with an owner shows the rows of the person that this setting names, all of them for "all", else none.
const person = 'toile.person'

/** A connection for work that is no person's (sessions, the queue, housekeeping): the one way past the walls. */
export const asHouse = (connection: Connection): Connection => withSetting(connection, person, 'all')

/** A connection that sees only the rows of one person. */
export const asPerson = (connection: Connection, personId: string): Connection =>
  withSetting(connection, person, personId)
