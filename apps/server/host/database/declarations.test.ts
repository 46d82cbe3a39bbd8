import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnName } from '../testing/columnName.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { declarations } from './declarations.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const ask = async (text: string) =>
  (await database.pool.query<{ name: string }>(text)).rows.map(({ name }) => name).sort()

describe('what tables say', () => {
  it('every table of the database says which files it keeps, if only that it keeps none', async () => {
    const tables = await ask(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(tables.length).toBeGreaterThan(20)
    expect(declarations.map(({ name }) => name).sort()).toEqual(tables)
  })

  it('whoever points at a file says that it keeps it, but for a file on its way, which is one when it is there', async () => {
    const pointing = await ask(
      `select relname || '.' || attname as name from pg_constraint
       join pg_class on pg_class.oid = conrelid
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'file'::regclass`,
    )
    const said = declarations.flatMap(({ name, holds }) =>
      holds.flatMap(({ how, column }) => (how === 'file' ? `${name}.${columnName(column)}` : [])),
    )
    expect([...said, 'upload.file_id'].sort()).toEqual(pointing)
  })
})
