import { randomUUID } from 'node:crypto'
import { account } from '@toile/contract/features/account.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openCaller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { hashPassword } from './passwords.ts'

const password = 'a good password'

let toile: TestToile
beforeAll(async () => {
  const opened = await openTestToile({
    TOILE_ROLE: 'api',
    TOILE_ADDRESS: 'https://studio.example',
    TOILE_ADMINISTRATORS: 'chief@studio.example',
  })
  const listening = opened.app.server.address()
  if (!listening || typeof listening === 'string') throw new Error('The studio listens on no port.')
  toile = { ...opened, address: `http://127.0.0.1:${listening.port}` }
})
afterAll(() => toile.close())

/** A program with an access token of somebody. */
async function openProgram() {
  const owner = await openRole(toile)
  const { id, token } = await owner.call(account.createToken, { name: 'script' })
  const program = openCaller(toile)
  program.token = token
  return { owner, program, id }
}

/** An event stream of a session; its outcome is that it ended, or went on until the next news of a task. */
async function follow(name: string, { get }: Caller) {
  const reader = (await get('/api/events')).body?.getReader() ?? expect.fail('no stream')
  await reader.read()
  const outcome = async () => {
    for (let text = ''; ; ) {
      const { value, done } = await reader.read()
      text += Buffer.from(value ?? []).toString()
      if (!done && !text.includes('event: task')) continue
      await reader.cancel()
      return { name, ended: done }
    }
  }
  return { outcome: outcome() }
}

describe('rights of an account', () => {
  it('[S6.11] a program opens no session, makes and sees no tokens, changes no password', async () => {
    const { program, id } = await openProgram()
    const { token } = program
    expect((await program.ask(account.detail, {})).errCode).toBe(0)
    for (const [call, input] of [
      [account.noLogin, {}],
      [account.createToken, { name: 'another' }],
      [account.listTokens, {}],
      [account.revokeToken, { id }],
      [account.changePassword, { present: 'a good password', next: 'another password' }],
    ] as const) {
      program.token = token
      expect(await program.ask(call, input), call.path).toMatchObject({
        errCode: 1,
        errMsg: 'Please log in or upgrade to use this',
      })
      expect(program.cookies.size).toBe(0)
    }
  })

  it.each([
    ['says that it is another site', { 'sec-fetch-site': 'cross-site' }],
    ['is of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['comes from elsewhere', { origin: 'https://elsewhere.example' }],
    ['hides where it comes from', { origin: 'null' }],
  ])('[S6.11] a changing request whose page %s is not carried out, and opens no session', async (_, headers) => {
    const response = await fetch(`${toile.address}${account.noLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({
      errCode: 1,
      errMsg: 'This request came from the page of another site and was not carried out',
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('[S7.01] a form is no JSON: it opens no session', async () => {
    const body = new FormData()
    body.set('id', 'x')
    const response = await fetch(`${toile.address}${account.noLogin.path}`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ errCode: 1, errMsg: 'The request could not be read as JSON' })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('[S7.01] the studio’s own page is answered, by the name it is reached by and by its address', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: toile.address },
      { origin: 'https://studio.example' },
    ]
    for (const headers of own) {
      const response = await fetch(`${toile.address}${account.noLogin.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      expect(await response.json()).toMatchObject({ errCode: 0 })
    }
  })

  it.each<[string, string[], (here: Caller, token: string) => Promise<unknown>]>([
    ['a token is revoked', ['program'], (here, id) => here.call(account.revokeToken, { id })],
    ['its person signs out', ['here'], (here) => here.call(account.logout, {})],
    [
      'the password is changed',
      ['there', 'program'],
      (here) => here.call(account.changePassword, { present: password, next: 'another password' }),
    ],
  ])('[S6.11] when %s, the event streams of those sessions end and the others go on: %j', async (_, over, act) => {
    const email = `${randomUUID()}@example.com`
    const here = await openRole(toile, 'subscribed', { email, passwordHash: await hashPassword(password) })
    const there = openCaller(toile)
    await there.call(account.login, { email, password })
    const { id, token } = await here.call(account.createToken, { name: 'script' })
    const program = openCaller(toile)
    program.token = token
    const streams = [await follow('here', here), await follow('there', there), await follow('program', program)]
    await act(here, id)
    await toile.database.pool.query("insert into event (person_id, kind) values ($1, 'task')", [here.userId])
    const ends = await Promise.all(streams.map(({ outcome }) => outcome))
    expect(ends.filter(({ ended }) => ended).map(({ name }) => name)).toEqual(over)
  })

  it('[S6.01] a listed address administers only once it is confirmed: who registers it first does not', async () => {
    const chief = await openRole(toile, 'subscribed', { email: 'Chief@studio.example' })
    expect((await chief.call(account.detail, {})).systemList).toEqual([1])
    await toile.database.pool.query('update person set confirmed_at = now() where id = $1', [chief.userId])
    expect((await chief.call(account.detail, {})).systemList).toEqual([1, 3])
  })

  it('[S4.09] a visitor has ten credits to look around with', async () => {
    const visitor = openCaller(toile)
    await visitor.call(account.noLogin, {})
    expect(await visitor.call(account.credits, {})).toBe(10)
  })

  it('[S7.01] answers tell browsers to come by https alone, and which devices they need not offer', async () => {
    const { headers } = await fetch(`${toile.address}/healthz`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=()')
  })
})
