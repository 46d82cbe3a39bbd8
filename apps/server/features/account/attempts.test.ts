import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { account } from '@toile/contract/features/account.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const password = 'a good password'
const wrong = 'The email or the password is not right'
const office = '203.0.113.7'
const elsewhere = '198.51.100.9'
let toile: TestToile

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  expect(await said(account.register, 'ann@example.com', password)).toBe('')
})
afterAll(() => toile.close())

const query = (text: string, values: unknown[] = []) => toile.database.pool.query(text, values)

/** What is said to somebody at an address. */
async function said(call: { path: string }, email: string, guess: string, from = office): Promise<string> {
  const answer = await toile.app.inject({
    method: 'POST',
    url: call.path,
    headers: { 'x-forwarded-for': from },
    payload: { email, password: guess, userName: 'Ann' },
  })
  return String(JSON.parse(answer.body).errMsg)
}

/** Lets so much time have passed since the latest attempt on an account from an address. */
const pass = (email: string, milliseconds: number, from = office) =>
  query(`update throttle set latest_at = clock_timestamp() - $1 * interval '1 ms' where key = $2`, [
    milliseconds,
    `account ${email} from ${from}`,
  ])

describe('attempts', () => {
  it('[S9.01] on an account from one address wait twice as long each time, and lock nobody out elsewhere', async () => {
    const guesses = Array.from({ length: 12 }, () => said(account.login, 'ann@example.com', 'a guess', elsewhere))
    const answers = await Promise.all(guesses)
    expect(answers.filter((text) => text === wrong)).toHaveLength(limits.attempts.free)
    for (let pause = limits.attempts.wait; pause < 20_000; pause *= 2) {
      await pass('ann@example.com', pause / 2, elsewhere)
      expect(await said(account.login, 'ann@example.com', 'a guess', elsewhere)).toMatch(/wait \d+ s\b/)
      await pass('ann@example.com', pause, elsewhere)
      expect(await said(account.login, 'ann@example.com', 'a guess', elsewhere)).toBe(wrong)
    }
    expect(await said(account.login, 'ann@example.com', password, elsewhere)).toMatch(/wait \d+ s\b/)
    expect(await said(account.login, 'ann@example.com', password)).toBe('')
  })

  it('[S9.01] of sixty at once that are right each is let in or told to wait, while others end', async () => {
    for (let at = 1; at <= 5; at++) {
      const all = Array.from({ length: 60 }, async (_, place) => {
        // One after the other, so that some come in while others are just let in.
        await wait(place * 3)
        return said(account.login, 'ann@example.com', password, `192.0.2.${at}`)
      })
      const others = (await Promise.all(all)).filter((text) => text !== '' && !/wait \d+ (?:s|min)\b/.test(text))
      expect(others).toEqual([])
    }
  })

  it('[S9.01] that were right are forgotten, and those of an address have a wide limit over all accounts', async () => {
    const counted = async () =>
      (await query('select key, count from throttle where key like $1 order by key', [`%${office}`])).rows
    await query('delete from throttle')
    expect(await said(account.login, 'ann@example.com', 'a guess')).toBe(wrong)
    expect(await said(account.login, 'ann@example.com', password)).toBe('')
    expect(await counted()).toEqual([{ key: `address ${office}`, count: 1 }])
    await query('update throttle set count = $1', [limits.attempts.perAddress])
    expect(await said(account.login, 'somebody@example.com', password)).toMatch(
      /Too many attempts. Please wait \d+ min/,
    )
    expect(await said(account.login, 'ann@example.com', password, elsewhere)).toBe('')
  })

  it('[S9.01] take the same hashing and get the same answer whether an address is known or not, also to open an account', async () => {
    await query('delete from throttle')
    const hashed = async (call: { path: string }, email: string) => {
      const before = [vi.mocked(hash), vi.mocked(verify)].map((made) => made.mock.calls.length)
      const answer = await said(call, email, 'a guessed password')
      const after = [vi.mocked(hash), vi.mocked(verify)].map((made) => made.mock.calls.length)
      return { answer, hashes: sure(after[0]) + sure(after[1]) - sure(before[0]) - sure(before[1]) }
    }
    // What stands for the password of nobody is made once.
    await hashed(account.login, 'first@example.com')
    const known = await hashed(account.login, 'ann@example.com')
    expect(known).toEqual({ answer: wrong, hashes: 1 })
    expect(await hashed(account.login, 'nobody@example.com')).toEqual(known)
    expect(await hashed(account.register, 'ann@example.com')).toEqual(known)
    expect(await hashed(account.register, 'new@example.com')).toEqual({ answer: '', hashes: 1 })
  })
})
