import { account } from '@toile/contract/features/account.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCaller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'

const password = 'a good password'
let open: TestToile
let closed: TestToile

beforeAll(async () => {
  open = await openTestToile({ TOILE_ROLE: 'api' })
  closed = await openTestToile({ TOILE_ROLE: 'api', TOILE_REGISTRATION: 'closed', TOILE_VISITORS: 'off' })
})
afterAll(() => Promise.all([open.close(), closed.close()]))

const people = async ({ database }: TestToile) => (await database.pool.query('select 1 from person')).rowCount

describe('the ways in', () => {
  it('are both told and open unless the settings close them', async () => {
    const caller = openCaller(open)
    expect(await caller.call(account.entrance, {})).toEqual({ registration: true, visitors: true })
    await caller.call(account.register, { email: 'ann@example.com', password, userName: 'Ann' })
    await openCaller(open).call(account.noLogin, {})
    expect(await people(open)).toBe(2)
  })

  it('are refused with a sentence in the language of the caller where they are closed, and nobody is added', async () => {
    const caller = openCaller(closed)
    expect(await caller.call(account.entrance, {})).toEqual({ registration: false, visitors: false })
    const registering = { email: 'ann@example.com', password, userName: 'Ann' }
    expect(await caller.ask(account.register, registering)).toMatchObject({
      errCode: 1,
      errMsg: 'This studio opens no accounts by itself. Ask the people who run it for one',
    })
    expect(await caller.ask(account.noLogin, {}, { lang: 'fr' })).toMatchObject({
      errCode: 1,
      errMsg: 'Ce studio est réservé aux personnes qui ont un compte. Veuillez vous connecter',
    })
    expect(await people(closed)).toBe(0)
  })
})
