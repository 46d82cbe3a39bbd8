import { eq } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { task } from '../database/schema/tasks.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { prepareQueue } from './prepareQueue.ts'

let database: TestDatabase
let boss: PgBoss

beforeAll(async () => {
  database = await openTestDatabase()
  boss = new PgBoss({ ...database.connection, max: 1, supervise: false, schedule: false, migrate: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.close()
})

describe('the queues', () => {
  it('[A2] take over what waited or ran in the one queue of earlier versions, each task in that of its load', async () => {
    const ownerId = await addPerson(database.db)
    await boss.createQueue('task')
    const add = async (values: Partial<typeof task.$inferInsert>) => {
      const [row] = await database.db
        .insert(task)
        .values({ ownerId, kind: 'none', input: {}, ...values })
        .returning()
      if (!row) throw new Error('no row')
      await boss.send('task', { id: row.id })
      return row.id
    }
    const edit = await add({ load: 'quick' })
    const film = await add({ load: 'long', status: 'running', worker: 'gone' })
    await add({ load: 'long', status: 'succeeded' })
    await prepareQueue(database.connection)
    await prepareQueue(database.connection)
    expect(await boss.getQueue('task')).toBeNull()
    expect(await boss.fetch('task.quick', { batchSize: 5 })).toMatchObject([{ data: { id: edit } }])
    expect(await boss.fetch('task.long', { batchSize: 5 })).toMatchObject([{ data: { id: film } }])
    const [row] = await database.db.select().from(task).where(eq(task.id, film))
    expect(row).toMatchObject({ status: 'waiting', worker: null })
  })
})
