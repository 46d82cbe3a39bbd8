import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOrdinaryDatabase } from '../testing/openOrdinaryDatabase.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { asHouse } from './connection.ts'
import { migrate, migrationNames } from './migrate.ts'

const own = '0020-task-loads.sql'
let beside: TestDatabase

beforeAll(async () => {
  beside = await openTestDatabase(2)
})
afterAll(() => beside.close())

describe('tasks of a studio from before each load had a queue', () => {
  it('[A25] are given their load and urgency; what failed keeps why, or the sentence that it has', async () => {
    const { connection, close } = await openOrdinaryDatabase(beside)
    const names = await migrationNames()
    await migrate(connection, undefined, { restoring: true, only: names.filter((name) => name < own) })
    const client = new pg.Client(asHouse(connection))
    await client.connect()
    await client.query(`with ann as (insert into person (user_name) values ('Ann') returning id)
      insert into task (owner_id, kind, status, input, output, message)
      select ann.id, said.* from ann, (values
        ('generateDesigns', 'waiting', '{"tier":"premium"}'::jsonb, null::jsonb, null),
        ('packLibrary', 'succeeded', '{}', '{"hash":"h"}', null),
        ('traceSketch', 'failed', '{}', '{"refused":"fieldTooLong","blanks":{"field":"Name","most":3}}', 'Name may have'),
        ('measureBrand', 'failed', '{}', null, 'Said long ago')) as said`)
    await migrate(connection)
    const { rows } = await client.query(
      'select kind, load, urgency, refusal, blanks, message, output from task order by position',
    )
    await client.end()
    await close()
    const none = { refusal: null, blanks: null, message: null, output: null }
    expect(rows).toEqual([
      { ...none, kind: 'generateDesigns', load: 'drawing', urgency: 3 },
      { ...none, kind: 'packLibrary', load: 'long', urgency: 2, output: { hash: 'h' } },
      {
        ...none,
        kind: 'traceSketch',
        load: 'reading',
        urgency: 2,
        refusal: 'fieldTooLong',
        blanks: { field: 'Name', most: 3 },
      },
      { ...none, kind: 'measureBrand', load: 'reading', urgency: 1, message: 'Said long ago' },
    ])
  })
})
