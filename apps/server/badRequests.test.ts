import type { Calls } from '@toile/contract/call.ts'
import { contract } from '@toile/contract/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { throttle } from './host/database/schema/people.ts'
import { addThings } from './testing/addThings.ts'
import { openSignedIn } from './testing/openSignedIn.ts'
import { plainDesign } from './testing/things.ts'

const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

async function post(path: string, body: BodyInit, type = 'application/json') {
  const cookie = [...caller.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { authorization: caller.token, cookie, 'content-type': type }
  const response = await fetch(`${toile.address}${path}`, { method: 'POST', headers, body })
  return { status: response.status, ...((await response.json()) as { errCode: number; errMsg: string }) }
}
const { account, designs, files, projects } = contract

describe('a body of JSON', () => {
  it('[S7.02] may be as large as its call takes and no larger, and is not counted as an attempt', async () => {
    const sized = (bytes: number) => JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(bytes) })
    const large = { status: 200, errCode: 1, errMsg: 'The request is larger than 64 kB' }
    const count = async () => (await toile.server.house.select().from(throttle)).length
    const before = await count()
    expect(await post(account.login.path, sized(limits.accountBody))).toEqual(expect.objectContaining(large))
    expect(await count()).toBe(before)
    const ordinary = await post(files.read.path, JSON.stringify({ ids: ['x'.repeat(limits.body)] }))
    expect(ordinary.errMsg).toBe('The request is larger than 256 kB')
    const document = await post(projects.saveProject.path, JSON.stringify({ id: 'x'.repeat(limits.body) }))
    expect(document.errMsg).not.toMatch(/larger than/)
    for (const [name, call] of Object.entries<Calls[string]>(account))
      if (call.method === 'POST') expect([name, call.most]).toEqual([name, limits.accountBody])
  })

  it('[S7.02] that is nested deep or holds very many values is refused before anything is made of it', async () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const { path } = projects.saveProject
    expect((await post(path, nested(450_000))).errMsg).toBe('The request is nested deeper than 64 levels')
    expect((await post(path, nested(64))).errMsg).toBe('The request is nested deeper than 64 levels')
    expect((await post(path, nested(63))).errMsg).not.toMatch(/nested/)
    expect((await post(path, `[${'1,'.repeat(400_000)}1]`)).errMsg).toBe(refusals.bodyTooMany.says)
    // Brackets and commas within a text are none.
    expect((await post(path, JSON.stringify({ id: `"\\${'[,'.repeat(400_000)}` }))).errMsg).not.toMatch(/nested|values/)
    expect((await post(path, '{"__proto__":{"a":1}}')).errMsg).toBe(refusals.bodyUnreadable.says)
  })
})

describe('what once was a fault of ours', () => {
  it('[S8.01] a form that is broken or cut off is refused in one sentence', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const bodies = ['nonsense', '--b', head, `${head}half of it`, `--b\r\n${'x'.repeat(9000)}`]
    for (const body of bodies) {
      const { status, errCode } = await post(files.upload.path, body, 'multipart/form-data; boundary=b')
      expect([body.slice(0, 20), status, errCode]).toEqual([body.slice(0, 20), 200, 1])
    }
    expect((await post(files.upload.path, 'x', 'multipart/form-data')).status).toBe(200)
  })

  it('[S8.01] numbers that no column holds are refused', async () => {
    const { project, design } = await addThings(toile, caller.userId)
    const document = plainDesign()
    for (const revision of [2 ** 31, -(2 ** 31) - 1, 2 ** 52])
      expect(await caller.ask(designs.saveDesign, { id: design, revision, document })).toMatchObject({
        status: 200,
        errCode: 1,
        errMsg: expect.stringMatching(/^revision/),
      })
    const opened = await caller.ask(projects.openProject, { id: project })
    const { data } = opened as { data: { project: object } }
    expect(
      await caller.ask(projects.saveProject, { id: project, revision: 2 ** 31, project: data.project }),
    ).toMatchObject({
      status: 200,
      errCode: 1,
    })
    const { id } = await caller.call(files.beginUpload, { name: 'a.png', bytes: 9, hash: null, use: 'mood' })
    expect(await caller.sendFile(files.sendPart, { id, offset: 2 ** 31 }, Buffer.from('x'))).toMatchObject({
      status: 200,
      errCode: 1,
    })
  })

  it('[S6.11] a picture is found under the ending it has, and under no other', async () => {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#cc3300' } })
      .png()
      .toBuffer()
    const { data } = await caller.upload('mood', 'a.png', png)
    const { url, thumbnails } = (data as { picture: { url: string; thumbnails: { small: string } } }).picture
    expect(url).toMatch(/png$/)
    expect((await caller.get(url)).status).toBe(200)
    expect((await caller.get(thumbnails.small)).status).toBe(200)
    for (const ending of ['webp', 'jpg']) expect((await caller.get(url.replace(/png$/, ending))).status).toBe(404)
    expect((await caller.get(thumbnails.small.replace(/webp$/, 'png'))).status).toBe(404)
  })

  it('[S8.01] a project that goes while something is put into it is not here any more', async () => {
    const { id: project } = await caller.call(projects.createProject, { name: 'Gone' })
    const { pool } = toile.database
    await pool.query(`create function vanish() returns trigger language plpgsql as
      $$ begin delete from project where id = new.project_id; return new; end $$`)
    await pool.query('create trigger vanish before insert on design for each row execute function vanish()')
    const answer = await caller.ask(designs.importDesign, { projectId: project, document: plainDesign() })
    await pool.query('drop trigger vanish on design')
    expect(answer).toMatchObject({ status: 200, errCode: 1, errMsg: refusals.notFound.says })
  })
})
