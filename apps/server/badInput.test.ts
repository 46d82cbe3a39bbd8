import type { Calls } from '@toile/contract/call.ts'
import { contract } from '@toile/contract/index.ts'
import { openChance } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addThings } from './testing/addThings.ts'
import type { Caller } from './testing/caller.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole } from './testing/people.ts'

const calls = Object.values<Calls>(contract).flatMap((feature) => Object.entries(feature))
let toile: TestToile
let caller: Caller
let project: string

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  caller = await openRole(toile)
  project = (await addThings(toile, caller.userId)).project
})
afterAll(() => toile.close())

const post = (path: string, body: BodyInit, type = 'application/json') =>
  fetch(`${toile.address}${path}`, {
    method: 'POST',
    headers: {
      authorization: caller.token,
      cookie: [...caller.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': type,
    },
    body,
  })

describe('bad input', () => {
  const strange: unknown[] = [
    null,
    true,
    -0,
    1e308,
    2 ** 53,
    '',
    ' ',
    'x'.repeat(3000),
    'a\u0000b',
    '\ud800',
    '__proto__',
    [],
    {},
    [[[]]],
    { id: {} },
    '0198f0de-0000-7000-8000-000000000001',
    "'; drop table person; --",
    '<script>',
  ]

  it.each(calls.filter(([name]) => name !== 'logout'))(
    '[S8.01] %s answers anything with an envelope and never breaks',
    async (name, call) => {
      const chance = openChance(name.length * 7919)
      const fields = Object.keys((call.takes as { shape?: object }).shape ?? {})
      for (let i = 0; i < 14; i++) {
        const input =
          i === 0
            ? {}
            : Object.fromEntries(
                fields.map((field) => [
                  field,
                  field === 'projectId' && chance.happens(0.5) ? project : chance.pick(strange),
                ]),
              )
        const answer = await caller
          .ask(call, input)
          .catch((error: unknown) => expect.fail(`${name} ${JSON.stringify(input)}: ${String(error)}`))
        expect(answer.status, `${name} ${JSON.stringify(input)}`).toBeLessThan(500)
        expect([0, 1, 2, -1]).toContain(answer.errCode)
        if (answer.errCode !== 0) expect(answer.errMsg.length).toBeGreaterThan(5)
      }
    },
  )

  it('[S7.02] a body that is no JSON, too deep or too large is refused in one sentence', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    for (const body of ['{', 'nonsense', deep, JSON.stringify({ name: 'x'.repeat(9_000_000) })]) {
      const response = await post('/api/project/create', body)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ errCode: 1, data: null })
    }
    expect((await post('/api/project/create', 'a=b', 'application/x-www-form-urlencoded')).status).toBe(200)
  })

  it('[S1.28] a refusal speaks the language of the lang header', async () => {
    const french = await caller.ask(contract.account.login, { email: 'x', password: '' }, { lang: 'fr' })
    const japanese = await caller.ask(contract.account.login, { email: 'x', password: '' }, { lang: 'ja' })
    expect(new Set([french.errMsg, japanese.errMsg, 'Enter an email address like name@example.com']).size).toBe(3)
  })

  it('[S7.02] an address that is no call and no screen is refused in an envelope', async () => {
    const response = await fetch(`${toile.address}/api/nothing`, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errCode: 1 })
  })

  it('[S7.04] the contract is described at /api/openapi.json and on a page', async () => {
    const described = (await (await fetch(`${toile.address}/api/openapi.json`)).json()) as {
      paths: Record<string, object>
    }
    for (const [, call] of calls) expect(described.paths[call.path]).toHaveProperty(call.method.toLowerCase())
    expect(await (await fetch(`${toile.address}/api/page`)).text()).toContain('/api/generate/designs')
  })
})
