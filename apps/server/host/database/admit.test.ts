import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareQueue } from '../queue/prepareQueue.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openOrdinaryDatabase } from '../testing/openOrdinaryDatabase.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { admit } from './admit.ts'
import { asHouse, type Connection } from './connection.ts'
import { openPool, openPools } from './database.ts'
import { type FoundDatabase, studioRole } from './findDatabase.ts'
import { migrate, migrationNames } from './migrate.ts'
import { transactAs } from './wall.ts'

let beside: TestDatabase
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  beside = await openTestDatabase(2)
})
afterAll(async () => {
  for (const close of closing) await close()
  await beside.close()
})

async function openOrdinary() {
  const opened = await openOrdinaryDatabase(beside)
  closing.push(opened.close)
  return opened
}

const found = (owner: Connection, login?: Connection): FoundDatabase => ({
  owner,
  login,
  embedded: false,
  close: () => Promise.resolve(),
})

/** What a studio sees through the connection that it was admitted on: of nobody, of a person, of all. */
async function seenOn(connection: Connection) {
  const { people, house, close } = openPools(connection, 2)
  const count = sql`select count(*)::int as count from person`
  const ann = await addPerson(house)
  await addPerson(house)
  const seen = [
    (await people.execute(count)).rows[0],
    (await transactAs(people, ann, (tx) => tx.execute(count))).rows[0],
    (await house.execute(count)).rows[0],
  ]
  await close()
  return seen.map((row) => row?.['count'])
}

describe('the studio in a database', () => {
  it('[S6.11] of an owner that makes no roles is behind the walls too, and says that it could take them down', async () => {
    const { connection } = await openOrdinary()
    await migrate(connection)
    await prepareQueue(connection)
    const said: string[] = []
    const admitted = await admit(found(connection), (sentence) => said.push(sentence))
    expect(said).toEqual([
      expect.stringMatching(/owns the tables and could take their walls down; set DATABASE_OWNER_URL/),
    ])
    expect(await seenOn(admitted)).toEqual([0, 1, 2])
  })

  it('[S6.11] works as the role of its address where the owner has one of its own, and says nothing', async () => {
    const { connection } = await openOrdinary()
    await migrate(connection)
    await prepareQueue(connection)
    const other = await openOrdinary()
    const login = { ...connection, user: other.connection.user }
    const said: string[] = []
    for (let start = 0; start < 2; start++)
      expect(await admit(found(connection, login), (sentence) => said.push(sentence))).toBe(login)
    expect(said).toEqual([])
    expect(await seenOn(login)).toEqual([0, 1, 2])
  })

  it('[S6.11] of a superuser acts as the ordinary role all the same', async () => {
    const said: string[] = []
    const admitted = await admit(found(beside.owner), (sentence) => said.push(sentence))
    const { db, close } = openPool(admitted, 1)
    expect((await db.execute(sql`select current_user as name`)).rows).toEqual([{ name: studioRole }])
    await close()
    expect(said).toEqual([])
  })

  it('[S6.11] that was made before these walls, with its queue, gets them at the start', async () => {
    const { connection } = await openOrdinary()
    const names = await migrationNames()
    await migrate(connection, undefined, { restoring: true, only: names.filter((name) => name < '0012') })
    await prepareQueue(connection)
    const before = openPool(connection, 1)
    await before.db.execute(sql`insert into person (user_name) values ('Ada')`)
    await before.close()
    expect(await migrate(connection)).toEqual(names.filter((name) => name >= '0012'))
    await prepareQueue(connection)
    const admitted = await admit(found(connection), () => undefined)
    expect(await seenOn(admitted)).toEqual([0, 1, 3])
    const { db, close } = openPool(asHouse(admitted), 1)
    expect((await db.execute(sql`select tasks_before('quick', 0, 0) as before`)).rows).toEqual([{ before: 0 }])
    await close()
  })
})
