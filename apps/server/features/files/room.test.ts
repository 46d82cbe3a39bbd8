import { randomBytes } from 'node:crypto'
import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { task } from '../../host/database/schema/tasks.ts'
import { sweepVisitors } from '../../documents/visitors/sweepVisitors.ts'
import { addThings } from '../../testing/addThings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { sendFile } from '../../testing/sendFile.ts'

const { account, files, history, projects } = contract
let toile: TestToile
beforeAll(async () => {
  toile = await openTestToile({
    TOILE_ROLE: 'api',
    TOILE_VISITOR_BYTES: '1 MB',
    TOILE_PERSON_BYTES: '2 MB',
    TOILE_ADDRESS_BYTES: '3 MB',
  })
})
afterAll(() => toile.close())

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

/** Announces files and sends first parts of them, until one is refused. */
async function sendParts(caller: Caller, tries: number) {
  for (let i = 0; i < tries; i++) {
    const { id } = await caller.call(files.beginUpload, { name: `${i}.png`, bytes: 4_000_000, hash: null, use: 'mood' })
    const { errMsg } = await caller.sendFile(files.sendPart, { id, offset: 0 }, randomBytes(500_000))
    if (errMsg) return { sent: i, errMsg }
  }
  return { sent: tries, errMsg: '' }
}

describe('room for files', () => {
  it('[S5.01] ends where a visitor has 1 MB of parts, and a person 2 MB', async () => {
    const full = (most: number) => `Your files fill all of the ${most} MB that you have; delete some to make room`
    expect(await sendParts(await openRole(toile, 'visitor'), 9)).toEqual({ sent: 2, errMsg: full(1) })
    expect(await sendParts(await openRole(toile), 9)).toEqual({ sent: 4, errMsg: full(2) })
  })

  it('[S5.01] is taken by files of every kind', async () => {
    const caller = await openRole(toile)
    const { data } = await caller.upload('mood', 'a.png', await noise(560))
    const { id } = (data as { picture: { id: string } }).picture
    const brief = { name: 'a.txt', bytes: Buffer.alloc(900_000, 'a linen dress\n') }
    expect((await sendFile(caller, projects.readBrief, brief)).errCode).toBe(0)
    const upload = await caller.upload('mood', 'b.png', await noise(300))
    expect(upload.errMsg).toMatch(/fill all of the 2 MB/)
    const edit = { crop: { x: 0, y: 0, width: 0.9, height: 1 }, angle: 0, flip: { across: false, down: false } }
    expect((await caller.ask(files.editPicture, { fileId: id, edit })).errMsg).toMatch(/fill all of the 2 MB/)
  })

  it('[S5.01] is taken for a day by the files that tasks left, and by those that they are still to read', async () => {
    const caller = await openRole(toile)
    const { id: projectId } = await caller.call(projects.createProject, { name: 'Harbour' })
    const add = (values: Omit<typeof task.$inferInsert, 'ownerId' | 'kind'>) =>
      toile.database.db.insert(task).values({ ownerId: caller.userId, kind: 'exportProject', ...values })
    const left = { hash: 'a'.repeat(64), mime: 'application/zip', name: 'a.toile', bytes: 1_500_000 }
    const hour = 60 * 60 * 1000
    const full = async () => (await caller.ask(history.exportProject, { projectId })).errMsg
    await add({ input: {}, output: left, status: 'succeeded', finishedAt: new Date(Date.now() - 25 * hour) })
    await add({ input: {}, output: left, status: 'succeeded', finishedAt: new Date(Date.now() - hour) })
    await add({ input: { bytes: 600_000 }, status: 'failed', finishedAt: new Date() })
    expect(await full()).toBe('')
    await add({ input: { bytes: 600_000 }, status: 'running' })
    expect(await full()).toMatch(/fill all of the 2 MB/)
  })

  it('[S5.01] is shared by those who send from one address within a day', async () => {
    const caller = await openRole(toile)
    const send = async (from: string) => {
      const form = new FormData()
      form.set('use', 'mood')
      form.set('file', new Blob([new Uint8Array(1_100_000)]), 'a.png')
      const headers = {
        authorization: caller.token,
        cookie: [...caller.cookies].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': from,
      }
      const answer = await fetch(`${toile.address}${files.upload.path}`, { method: 'POST', body: form, headers })
      return ((await answer.json()) as { errMsg: string }).errMsg
    }
    const only = 'You can only upload Image file!'
    expect([await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([only, only])
    expect(await send('192.0.2.1')).toBe('More than 3 MB were sent from your network today; please go on tomorrow')
    expect(await send('192.0.2.2')).toBe(only)
  })
})

describe('visitors', () => {
  it('go with all that is theirs some days after their trial, unless they come back', async () => {
    const day = 24 * 60 * 60 * 1000
    const visitor = await openRole(toile, 'visitor')
    const person = await openRole(toile)
    await addThings(toile, visitor.userId)
    await addThings(toile, person.userId)
    const { house: db } = toile.server
    const { pool } = toile.database
    const count = async (id: string) =>
      (await pool.query('select count(*)::int as n from file where owner_id = $1', [id])).rows[0].n
    const { rows } = await pool.query<{ at: Date }>('select valid_end_time as at from person where id = $1', [
      visitor.userId,
    ])
    const ends = sure(rows[0]).at.getTime()
    expect(await sweepVisitors.run({ db, now: ends + (limits.visitorDays - 1) * day })).toBe(0)
    await pool.query('update session set last_used_at = $2 where person_id = $1', [
      visitor.userId,
      new Date(ends + limits.visitorDays * day),
    ])
    expect(await sweepVisitors.run({ db, now: ends + (limits.visitorDays + 1) * day })).toBeLessThan(2)
    expect(await count(visitor.userId)).toBeGreaterThan(0)
    expect(await sweepVisitors.run({ db, now: ends + (2 * limits.visitorDays + 1) * day })).toBe(1)
    expect([await count(visitor.userId), (await count(person.userId)) > 0]).toEqual([0, true])
    expect((await visitor.ask(account.detail, {})).errMsg).toMatch(/login/)
  })
})
