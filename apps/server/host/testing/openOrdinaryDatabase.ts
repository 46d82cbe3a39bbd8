import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestDatabase } from './openTestDatabase.ts'

/** An empty database whose owner is no superuser and makes no roles, as providers give them, beside another one; closing drops both. */
export async function openOrdinaryDatabase({ owner }: Pick<TestDatabase, 'owner'>) {
  if (!('host' in owner)) throw new Error('The test database is reached by its socket.')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const user = `of_${database}`
  const above = new pg.Client(owner)
  await above.connect()
  await above.query(`create role ${user} login`)
  await above.query(`create database ${database} owner ${user}`)
  return {
    connection: { host: owner.host, user, database },
    address: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(owner.host)}`,
    async close() {
      await above.query(`drop database ${database} with (force)`)
      await above.query(`drop role ${user}`)
      await above.end()
    },
  }
}
