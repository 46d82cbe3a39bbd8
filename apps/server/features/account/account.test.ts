import { createHash } from 'node:crypto'
import { account } from '@toile/contract/features/account.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCaller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

let toile: TestToile
beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
})
afterAll(() => toile.close())

const password = 'a good password'
const register = async (email: string) => {
  const caller = openCaller(toile)
  await caller.call(account.register, { email, password, userName: 'Ann' })
  return caller
}

describe('accounts', () => {
  it('[S7.01] [S9.01] sign-in sets the readable token and its HttpOnly companion for ten days', async () => {
    await register('ann@example.com')
    const response = await fetch(`${toile.address}${account.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'Ann@Example.com', password }),
    })
    const [token, companion] = ['token', 'companion'].map(
      (name) => response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '',
    )
    for (const cookie of [token, companion])
      expect(cookie).toMatch(new RegExp(`Max-Age=${(10 * 24 * 60 * 60).toString()}.*SameSite=Lax`))
    expect(token).not.toContain('HttpOnly')
    expect(companion).toContain('HttpOnly')
  })

  it('[S7.01] a browser’s token is worthless without its companion, and a cookie without the header', async () => {
    const caller = await register('bea@example.com')
    expect((await caller.ask(account.detail, {})).errCode).toBe(0)
    const stolen = await fetch(`${toile.address}${account.detail.path}`, {
      method: 'POST',
      headers: { authorization: caller.token, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(stolen.status).toBe(401)
    const forged = await fetch(`${toile.address}${account.detail.path}`, {
      method: 'POST',
      headers: {
        cookie: [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      body: '{}',
    })
    expect(forged.status).toBe(401)
  })

  it('[S9.01] no secret is stored, only its hash', async () => {
    const caller = await register('cleo@example.com')
    const { token } = await caller.call(account.createToken, { name: 'script' })
    const { rows } = await toile.database.pool.query(
      'select s::text || p::text as text from session s join person p on p.id = s.person_id',
    )
    const all = rows.map(({ text }) => text).join('\n')
    for (const secret of [caller.token, caller.cookies.get('companion') ?? '', token, password])
      expect(all).not.toContain(secret)
  })

  it('[S7.03] account detail gives every field of the user', async () => {
    const caller = await register('dora@example.com')
    const detail = await caller.call(account.detail, {})
    expect(detail).toMatchObject({
      email: 'dora@example.com',
      systemUser: 3,
      systemList: [1],
      status: 'valid',
      isBeginner: true,
      credits: limits.trialCredits,
    })
    expect(await caller.call(account.credits, {})).toBe(limits.trialCredits)
    await caller.call(account.completeGuidance, {})
    expect((await caller.call(account.detail, {})).isBeginner).toBe(false)
  })

  it('[S7.03] a visitor signs in without an account', async () => {
    const caller = openCaller(toile)
    expect(await caller.call(account.noLogin, { browserIdentifiers: 'x', id: 'y' })).toMatchObject({ systemUser: 3 })
    expect(await caller.call(account.detail, {})).toMatchObject({ visitor: true, email: '' })
  })

  it('logout ends the session, and changing the password ends every other one', async () => {
    const caller = await register('eve@example.com')
    const other = openCaller(toile)
    await other.call(account.login, { email: 'eve@example.com', password })
    await caller.call(account.changePassword, { present: password, next: 'another password' })
    expect((await other.ask(account.detail, {})).status).toBe(401)
    expect((await caller.ask(account.detail, {})).errCode).toBe(0)
    const { token, cookies } = caller
    const companion = cookies.get('companion') ?? ''
    await caller.call(account.logout, {})
    expect(cookies.size).toBe(0)
    const again = await fetch(`${toile.address}${account.detail.path}`, {
      method: 'POST',
      headers: { authorization: token, cookie: `companion=${companion}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(again.status).toBe(401)
  })

  it('a program calls with its token until it is revoked', async () => {
    const caller = await register('fay@example.com')
    const { id, token } = await caller.call(account.createToken, { name: 'script' })
    const program = openCaller(toile)
    program.token = token
    expect((await program.ask(account.detail, {})).errCode).toBe(0)
    program.token = token
    await caller.call(account.revokeToken, { id })
    expect((await program.ask(account.detail, {})).status).toBe(401)
    expect(await caller.call(account.listTokens, {})).toEqual([])
  })

  it('[S5.10] a wrong email and a short password are told in one sentence, in the caller’s language', async () => {
    const caller = openCaller(toile)
    const wrong = await caller.ask(account.register, { email: 'nonsense', password, userName: 'x' })
    expect(wrong).toMatchObject({ status: 200, errCode: 1, errMsg: 'Enter an email address like name@example.com' })
    const short = await caller.ask(account.register, { email: 'g@example.com', password: 'short', userName: 'x' })
    expect(short.errMsg).toBe('The password must have at least 8 characters')
    const missing = await caller.ask(account.register, { email: 'g@example.com', password })
    expect(missing.errMsg).toBe('Your name is required')
    const order = { email: 'g@example.com', password: 'short', userName: 'x' }
    const said = await caller.ask(account.register, order, { lang: 'fr' })
    expect(said.errMsg).toBe('Le mot de passe doit compter au moins 8 caractères')
  })

  it('a wrong password and an unknown account are answered alike', async () => {
    await register('gus@example.com')
    const caller = openCaller(toile)
    const wrong = await caller.ask(account.login, { email: 'gus@example.com', password: 'not this' })
    const unknown = await caller.ask(account.login, { email: 'nobody@example.com', password: 'not this' })
    expect(wrong).toEqual(unknown)
  })

  it('[S9.01] sixty people who sign in at once, on a single connection, are all answered, and every attempt that was let through is counted', async () => {
    const narrow = await openTestToile({ TOILE_ROLE: 'api' }, 1)
    try {
      const caller = openCaller(narrow)
      await caller.call(account.register, { email: 'ida@example.com', password, userName: 'Ida' })
      const signing = Array.from({ length: 60 }, (_, i) =>
        openCaller(narrow).ask(account.login, { email: `${i}@example.com`, password }),
      )
      const answers = await Promise.all([
        ...signing,
        ...Array.from({ length: 9 }, () =>
          openCaller(narrow).ask(account.login, { email: 'ida@example.com', password: 'no' }),
        ),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const { rows } = await narrow.database.pool.query(
        "select sum(count)::int as count from throttle where key like 'account %@example.com from %'",
      )
      const through = answers.filter(({ errMsg }) => /is not right/.test(errMsg)).length
      expect(through).toBeGreaterThanOrEqual(60 + limits.attempts.free - 1)
      expect(rows[0].count).toBe(through + 1)
    } finally {
      await narrow.close()
    }
  })

  it('a call sent twice under one key has one effect and one answer; other contents under it are refused', async () => {
    const caller = await openRole(toile)
    const [first, second] = await Promise.all(
      [1, 2].map(() => caller.ask(projects.createProject, { name: 'Twice' }, { key: 'k1' })),
    )
    expect(await caller.call(projects.listProjects, {})).toHaveLength(1)
    expect(first).toEqual(second)
    expect((await caller.ask(projects.createProject, { name: 'Other' }, { key: 'k1' })).errMsg).toMatch(/already sent/)
  })

  it('[S9.01] a call whose answer is a secret keeps none of it: sent twice it has one effect, and the second is told so', async () => {
    const caller = await register('zoe@example.com')
    caller.userId = (await caller.call(account.detail, {})).userId
    const asked = [1, 2].map(() => caller.ask(account.createToken, { name: 'twice' }, { key: 'k2' }))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1)
    expect(answers.find(({ errCode }) => errCode === 1)?.errMsg).toMatch(/already done/)
    expect(await caller.call(account.listTokens, {})).toHaveLength(1)
    const next = 'another good password'
    const change = { present: password, next }
    expect((await caller.ask(account.changePassword, change, { key: 'k3' })).errCode).toBe(0)
    const token = String(Reflect.get(Object(answers.find(({ errCode }) => errCode === 0)?.data), 'token'))
    expect(token.length).toBeGreaterThan(20)
    const { rows } = await toile.database.pool.query('select * from answer where person_id = $1', [caller.userId])
    const request = `${account.changePassword.path} ${JSON.stringify(change)}`
    const unsalted = [request, `${request} `].map((text) => createHash('sha256').update(text).digest('hex'))
    for (const secret of [token, password, next, 'k2', 'k3', ...unsalted])
      expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows).toHaveLength(2)
  })
})
