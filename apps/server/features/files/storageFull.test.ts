import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { files } from '@toile/contract/features/files.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Store } from '../../host/files/disk.ts'
import { openFiles } from '../../host/files/files.ts'
import { isStorageFull, refuseWhenFull } from '../../host/files/storageFull.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawCut } from '../../testing/pictures.ts'

const sentence = 'There is no room left to store this. Nothing was changed or lost; try again when there is room'
const noRoom = () => Object.assign(new Error('write'), { code: 'ENOSPC' })

let toile: TestToile
let caller: Caller
/** How many more files the disk takes. */
let room = Infinity

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
  const { store } = toile.server.files
  const small: Store = {
    ...store,
    async put(name, bytes, mime) {
      if (--room < 0) throw new Error(`Cannot write file at location ${name}`, { cause: noRoom() })
      await store.put(name, bytes, mime)
    },
  }
  Object.assign(toile.server, { files: openFiles(toile.server.settings, small) })
})
afterAll(() => toile.close())

const query = async (text: string) => (await toile.database.pool.query(text)).rows
const unfinished = () => {
  const folder = join(toile.server.settings.folder, 'files')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('unfinished') && statSync(join(folder, name)).isFile(),
  )
}

async function begin(bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { id } = await caller.call(files.beginUpload, { name: 'a.jpg', bytes: bytes.length, hash, use: 'mood' })
  return id
}

describe('a full disk', () => {
  it('[S5.01] says so in one sentence, stores nothing by half, and takes the same upload when there is room again', async () => {
    const bytes = await drawCut(1)
    const id = await begin(bytes)
    await caller.sendFile(files.sendPart, { id, offset: 0 }, bytes)
    for (const left of [0, 1, 2, 3]) {
      room = left
      expect(await caller.ask(files.finishUpload, { id })).toMatchObject({ status: 200, errCode: -1, errMsg: sentence })
      expect(await caller.upload('mood', 'a.jpg', bytes)).toMatchObject({ errCode: -1, errMsg: sentence, data: null })
    }
    expect(await query('select 1 from file')).toEqual([])
    expect(unfinished()).toEqual([])
    room = Infinity
    const { picture } = await caller.call(files.finishUpload, { id })
    expect((await caller.get(picture?.url ?? '')).status).toBe(200)
    expect((await caller.get(picture?.thumbnails.small ?? '')).status).toBe(200)
  })

  it('[S5.01] of the database says the same, and the part is taken when there is room again', async () => {
    const bytes = await drawCut(2)
    const id = await begin(bytes)
    await query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await query('create trigger full_disk before insert on upload_part execute function full_disk()')
    expect(await caller.sendFile(files.sendPart, { id, offset: 0 }, bytes)).toMatchObject({
      errCode: -1,
      errMsg: sentence,
    })
    await query('drop trigger full_disk on upload_part')
    await caller.sendFile(files.sendPart, { id, offset: 0 }, bytes)
    expect((await caller.call(files.finishUpload, { id })).picture).not.toBeNull()
  })

  it('is told from every other fault, however deep it lies', async () => {
    const deep = new Error('upload', { cause: new Error('put', { cause: noRoom() }) })
    expect([isStorageFull(deep), isStorageFull(new Error('EACCES')), isStorageFull('ENOSPC')]).toEqual([
      true,
      false,
      false,
    ])
    expect(isStorageFull(Object.assign(new Error('quota'), { name: 'QuotaExceeded' }))).toBe(true)
    await expect(refuseWhenFull(() => Promise.reject(deep))).rejects.toBeInstanceOf(Refusal)
    await expect(refuseWhenFull(() => Promise.reject(new Error('other')))).rejects.toThrow('other')
  })
})
