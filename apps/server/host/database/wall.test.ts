import { sure } from '@toile/geometry'
import { sql } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addThings } from '../../testing/addThings.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { columnName } from '../testing/columnName.ts'
import { missingWalls } from '../testing/missingWalls.ts'
import { declarations, declared } from './declarations.ts'
import { declareTable, nobodys, ownedIn, ownedThrough } from './schema/declareTable.ts'
import { transactAs } from './wall.ts'

let toile: TestToile
const people: string[] = []
const walled = declarations.filter(({ whose }) => whose.how !== 'nobody')
const tables = declarations.flatMap(({ table, name, whose }) =>
  whose.how === 'owner' ? { table, name, column: whose.column } : [],
)

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  for (let i = 0; i < 2; i++) {
    const { userId } = await openRole(toile)
    const { upload } = await addThings(toile, userId)
    await toile.database.pool.query("insert into upload_part (upload_id, start, bytes) values ($1, 0, 'x')", [upload])
    people.push(userId)
  }
})
afterAll(() => toile.close())

const behind = () => toile.server.people

const refused = async (text: string) => {
  const asked = behind().execute(sql.raw(text))
  await expect(asked, text).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^42(501|P01)$/) } })
}

describe('the wall around the rows of a person', () => {
  it('[S6.11] stands around every table but three that hold nothing of people, also for who owns it', async () => {
    expect(await missingWalls(toile.database.pool, declarations)).toEqual([])
    expect(walled.length).toBeGreaterThan(18)
    const others = declarations.filter((one) => !walled.includes(one)).map(({ name }) => name)
    expect(others.sort()).toEqual(['migration', 'setting', 'throttle'])
  })

  it('[S6.11] a table whose rows are said to be somebody’s, and around which no migration builds a wall, is named', async () => {
    const film = pgTable('film', { ownerId: uuid(), reelId: uuid() })
    const said = [ownedIn(film.ownerId), ownedThrough(film.reelId), nobodys].map((whose) =>
      declared(declareTable(film, () => ({ whose, holds: [] }))),
    )
    const client = await toile.database.pool.connect()
    const told = /by owner_id|through reel_id|has a wall|no migration makes it/
    const missing = async () => (await missingWalls(client, said)).map((sentence) => told.exec(sentence)?.[0])
    const [none, owned, through, needless] = ['no migration makes it', 'by owner_id', 'through reel_id', 'has a wall']
    try {
      await client.query('begin')
      expect(await missing()).toEqual([none, none, none])
      await client.query('create table film (owner_id uuid, reel_id uuid)')
      expect(await missing()).toEqual([owned, through])
      await client.query('alter table film enable row level security, force row level security')
      expect(await missing()).toEqual([owned, through, needless])
      await client.query('create policy own on film using (true)')
      expect(await missing()).toEqual([owned, through, needless])
      await client.query(`alter policy own on film using (owner_id = current_setting('toile.person')::uuid)`)
      expect(await missing()).toEqual([through, needless])
      await client.query(
        'alter policy own on film using (exists (select 1 from upload where upload.id = film.reel_id))',
      )
      expect(await missing()).toEqual([owned, needless])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('[S6.11] shows nothing of anybody where no person is named, and everything to the house', async () => {
    for (const { table, name } of walled) {
      const count = sql`select count(*)::int as count from ${table}`
      expect((await behind().execute<{ count: number }>(count)).rows, name).toEqual([{ count: 0 }])
    }
    const { rows } = await toile.server.house.execute<{ count: number }>(sql`select count(*)::int as count from person`)
    expect(rows).toEqual([{ count: 2 }])
  })

  it('[S6.11] cannot be taken down by the studio, which is neither a superuser nor the owner', async () => {
    const { rows } = await behind().execute(
      sql`select rolsuper or rolbypassrls or rolcreaterole as above from pg_roles where rolname = session_user`,
    )
    expect(rows).toEqual([{ above: false }])
    for (const text of [
      'alter table project disable row level security',
      'drop policy own on project',
      'set role toile',
      'set session authorization toile',
      'drop table project',
      'create table own (n int)',
      "insert into migration (name, checksum) values ('a', 'b')",
      'delete from credit_entry',
      "copy (select 1) to program 'true'",
    ])
      await refused(text)
  })

  it('[S6.11] nothing of another is seen, changed, taken or given behind it, whatever is asked', async () => {
    const [ann, ben] = [sure(people[0]), sure(people[1])]
    let seen = 0
    for (const { table, name, column: owner } of tables) {
      const column = sql.identifier(columnName(owner))
      const counts = (of: string) =>
        transactAs(behind(), ann, async (tx) => {
          const { rows } = await tx.execute<{ count: number }>(
            sql`select count(*)::int as count from ${table} where ${column} = ${of}`,
          )
          return sure(rows[0]).count
        })
      expect(await counts(ben), name).toBe(0)
      seen += await counts(ann)
      // Rows of the ledger of credits are never changed by anybody.
      if (name === 'credit_entry') continue
      const changed = await transactAs(behind(), ann, (tx) =>
        tx.execute(sql`update ${table} set ${column} = ${column} where ${column} = ${ben}`),
      )
      expect(changed.rowCount, name).toBe(0)
      const gone = await transactAs(behind(), ann, (tx) =>
        tx.execute(sql`delete from ${table} where ${column} = ${ben}`),
      )
      expect(gone.rowCount, name).toBe(0)
    }
    expect(seen).toBeGreaterThan(15)
    const parts = await transactAs(behind(), ann, (tx) => tx.execute(sql`select * from upload_part`))
    expect(parts.rowCount).toBe(1)
    const given = transactAs(behind(), ann, (tx) =>
      tx.execute(sql`insert into collection (project_id, owner_id) select project_id, ${ben} from collection`),
    )
    await expect(given).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('[S6.11] the connection is nobody’s again when the transaction has ended, well or not', async () => {
    const one = toile.database.pools.people
    await transactAs(behind(), sure(people[0]), () => Promise.reject(new Error('undone'))).catch(() => undefined)
    await transactAs(behind(), sure(people[0]), () => Promise.resolve())
    expect(one.totalCount).toBeGreaterThan(0)
    const clients = await Promise.all(Array.from({ length: one.totalCount }, () => one.connect()))
    for (const client of clients) {
      expect((await client.query('select 1 from person')).rowCount).toBe(0)
      client.release()
    }
  })
})
