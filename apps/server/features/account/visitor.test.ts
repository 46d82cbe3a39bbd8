import { account } from '@toile/contract/features/account.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Caller, openCaller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'

const password = 'a good password'
const says = (name: string, address = `${name}@example.com`) => ({ email: address, password, userName: name })
let toile: TestToile

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api', TOILE_ADMINISTRATORS: 'chief@example.com' })
})
afterAll(() => toile.close())

const query = async (text: string, values: unknown[]) => (await toile.database.pool.query(text, values)).rows

/** A visitor with a project of their own. */
async function openVisitor() {
  const visitor = openCaller(toile)
  const { userId } = await visitor.call(account.noLogin, {})
  visitor.userId = userId
  await visitor.call(projects.createProject, { name: 'Kept' })
  return visitor
}

/** The same browser as it was, in another window. */
function copyOf({ token, cookies }: Caller): Caller {
  const other = openCaller(toile)
  other.token = token
  for (const [name, value] of cookies) other.cookies.set(name, value)
  return other
}

/** Holds the row of a person, so that whoever writes it waits; what lets go of it. */
async function holding({ userId }: Caller) {
  const client = await toile.database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from person where id = $1 for update', [userId])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until so many transactions stand before a lock. */
const allWait = (count: number) =>
  vi.waitFor(
    async () => {
      const [{ waiting }] = await query(
        'select count(distinct pid)::int as waiting from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
        [],
      )
      expect(waiting).toBe(count)
    },
    { timeout: 20_000 },
  )

const namesOf = async (caller: Caller) => (await caller.call(projects.listProjects, {})).map(({ name }) => name)

describe('a visitor who registers', () => {
  it('[S2.03] [S4.09] stays who they are, with their work, on the terms of a trial, and their old session ends', async () => {
    const visitor = await openVisitor()
    const before = copyOf(visitor)
    await query('update person set credits = credits - 3, credits_used = 3 where id = $1', [visitor.userId])
    await query("insert into credit_entry (person_id, amount, reason) values ($1, -3, 'spent')", [visitor.userId])
    expect(await visitor.call(account.register, says('ann'))).toMatchObject({ userId: visitor.userId, systemUser: 3 })
    expect(await namesOf(visitor)).toEqual(['Kept'])
    expect(await visitor.call(account.detail, {})).toMatchObject({
      visitor: false,
      email: 'ann@example.com',
      userName: 'ann',
      credits: limits.trialCredits - 3,
      maximumCredits: limits.trialCredits,
      status: 'valid',
    })
    const [{ sum }] = await query('select sum(amount)::int from credit_entry where person_id = $1', [visitor.userId])
    expect(sum).toBe(limits.trialCredits - 3)
    expect((await before.ask(account.detail, {})).status).toBe(401)
    const again = openCaller(toile)
    await again.call(account.login, { email: 'ann@example.com', password })
    expect(await namesOf(again)).toEqual(['Kept'])
  })

  it('[S2.03] twice, with the cookies of before, is signed in to the one account; its trial is given once', async () => {
    const visitor = await openVisitor()
    const late = copyOf(visitor)
    await visitor.call(account.register, says('bea'), { key: 'once' })
    expect(await late.call(account.register, says('bea'), { key: 'once' })).toMatchObject({ userId: visitor.userId })
    expect(await late.call(account.credits, {})).toBe(limits.trialCredits)
  })

  it('[S2.03] in several windows at once becomes one account, under one of the addresses', async () => {
    const visitor = await openVisitor()
    const names = ['cleo', 'clara', 'cora', 'cleo']
    const letGo = await holding(visitor)
    const asked = names.map((name) => copyOf(visitor).ask(account.register, says(name)))
    await allWait(names.length)
    await letGo()
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1)
    const people = await query("select id, credits from person where email like 'c%@example.com'", [])
    expect(people).toEqual([{ id: visitor.userId, credits: limits.trialCredits }])
  })

  it('[S2.03] and another who takes the same address at the same moment: one has it, the other keeps their visit', async () => {
    const two = [await openVisitor(), await openVisitor()]
    const answers = await Promise.all(two.map((visitor) => visitor.ask(account.register, says('dora'))))
    expect(answers.map(({ errCode }) => errCode).sort((one, other) => one - other)).toEqual([0, 1])
    expect(answers.find(({ errCode }) => errCode === 1)?.errMsg).toBe('The email or the password is not right')
    for (const visitor of two) expect(await namesOf(visitor)).toEqual(['Kept'])
  })

  it('[S2.03] under an address that is taken is refused, whatever the password, and stays a visitor', async () => {
    await openCaller(toile).call(account.register, says('eve'))
    const visitor = await openVisitor()
    const wrong = await visitor.ask(account.register, { ...says('eve'), password: 'another password' })
    expect(wrong.errMsg).toBe('The email or the password is not right')
    const right = await visitor.ask(account.register, says('eve'))
    expect(right.errMsg).toMatch(/account with this address already.*does not move/)
    expect(await visitor.call(account.detail, {})).toMatchObject({ visitor: true })
    expect(await namesOf(visitor)).toEqual(['Kept'])
  })

  it('[S6.01] under an administrator’s address gets no rights by it', async () => {
    const visitor = await openVisitor()
    await visitor.call(account.register, says('chief'))
    expect(await visitor.call(account.detail, {})).toMatchObject({ systemUser: 3, systemList: [1] })
  })

  it('[S2.03] after the end of the visit begins a whole trial with the work; one who was forgotten begins anew', async () => {
    const late = await openVisitor()
    await query("update person set valid_end_time = now() - interval '1 day' where id = $1", [late.userId])
    await late.call(account.register, says('fay'))
    expect(await late.call(account.detail, {})).toMatchObject({ userId: late.userId, status: 'valid' })
    const forgotten = await openVisitor()
    await query('delete from person where id = $1', [forgotten.userId])
    await forgotten.call(account.register, says('gus'))
    expect(await forgotten.call(account.detail, {})).toMatchObject({ email: 'gus@example.com', status: 'valid' })
  })

  it('[S6.11] a visitor’s program opens an account of its own and leaves the visitor theirs', async () => {
    const visitor = await openVisitor()
    const program = openCaller(toile)
    program.token = (await visitor.call(account.createToken, { name: 'script' })).token
    const { userId } = await program.call(account.register, says('hal'))
    expect(userId).not.toBe(visitor.userId)
    expect(await visitor.call(account.detail, {})).toMatchObject({ visitor: true })
  })
})
