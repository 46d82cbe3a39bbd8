import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { migrate } from './migrate.ts'
import { schema } from './schema/index.ts'
import { creditEntry } from './schema/people.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'toile-migrations-'))

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const ask = async (text: string) => (await database.pool.query(text)).rows

describe('migrations', () => {
  it('[A25] are applied once when two processes migrate at the same time', async () => {
    write('0101-slow.sql', 'create table slow (n int); select pg_sleep(0.3); insert into slow values (1);')
    write('0102-more.sql', 'insert into slow values (2);')
    const done = await Promise.all([1, 2, 3].map(() => migrate(database.owner, folder)))
    expect(done.flat().sort()).toEqual(['0101-slow.sql', '0102-more.sql'])
    expect(await ask('select n from slow order by n')).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('leave nothing of a file that fails, and go on once it is right', async () => {
    write('0103-wrong.sql', 'create table half (n int); insert into nothing values (1);')
    await expect(migrate(database.owner, folder)).rejects.toThrow('The migration 0103-wrong.sql failed')
    expect(await ask("select to_regclass('half') as half")).toEqual([{ half: null }])
    write('0103-wrong.sql', 'create table half (n int);')
    expect(await migrate(database.owner, folder)).toEqual(['0103-wrong.sql'])
  })

  it('refuse a file that was changed after it was applied', async () => {
    write('0102-more.sql', 'insert into slow values (3);')
    await expect(migrate(database.owner, folder)).rejects.toThrow('0102-more.sql was changed after it was applied')
  })

  it('make exactly the tables and columns that the code knows', async () => {
    const rows = await ask(
      `select table_name || '.' || column_name || ' ' || is_nullable as known from information_schema.columns
       where table_schema = 'public' and table_name not in ('slow', 'half') order by 1`,
    )
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const coded = Object.values(schema).flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.map((column) => `${name}.${snake(column.name)} ${column.notNull ? 'NO' : 'YES'}`)
    })
    expect(new Set(rows.map(({ known }) => known))).toEqual(new Set(coded))
  })

  it('[A5] leave credit entries that nobody can change or remove', async () => {
    const personId = await addPerson(database.db)
    await database.db.insert(creditEntry).values({ personId, amount: 5, reason: 'gift' })
    for (const text of ['update credit_entry set amount = 6', 'delete from credit_entry', 'truncate credit_entry']) {
      await expect(database.pool.query(text)).rejects.toThrow('rows of credit_entry are only ever added')
    }
  })
})
