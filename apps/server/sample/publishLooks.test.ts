import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../host/testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../host/testing/openTestDatabase.ts'
import { publishLooks } from './publishLooks.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(2)
})
afterAll(() => database.close())

const query = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows
const hashOf = (digit: string) => digit.repeat(64)

const addFile = (owner: string, digit: string, kind = 'drawn') =>
  query(`insert into file (owner_id, hash, kind, mime, bytes, name) values ($1, $2, $3, 'image/png', 9, $4)`, [
    owner,
    hashOf(digit),
    kind,
    `${digit} ${kind}`,
  ])

/** A project of somebody with one look that shows a picture. */
async function addLook(owner: string, digit: string): Promise<string> {
  const [{ id }] = await query(
    `insert into project (owner_id, name, kind, mode, document) values ($1, 'P', 'series', 'manual', '{}') returning id`,
    [owner],
  )
  await query(
    `insert into design (project_id, owner_id, document, document_hash, pictures) values ($1, $2, '{}', '', $3)`,
    [id, owner, { front: hashOf(digit) }],
  )
  return id
}

describe('the pictures of the sample project', () => {
  it('[S6.11] are public alone: no other picture of the account, and none of anybody else, though it be the same', async () => {
    const [sample, ann] = [await addPerson(database.db), await addPerson(database.db)]
    const shown = await addLook(sample, 'a')
    await addLook(sample, 'b')
    await addLook(ann, 'a')
    await addLook(ann, 'c')
    for (const digit of ['a', 'b', 'd']) await addFile(sample, digit)
    await addFile(sample, 'a', 'upload')
    for (const digit of ['a', 'c', 'd']) await addFile(ann, digit)
    await publishLooks(database.house, shown, 'Harbour')
    const found = await query("select owner_id, hash, kind, name from file where visibility = 'public'", [])
    expect(found).toEqual([{ owner_id: sample, hash: hashOf('a'), kind: 'drawn', name: 'Harbour' }])
  })
})
