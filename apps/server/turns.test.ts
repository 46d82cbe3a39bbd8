import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openCaller } from './testing/caller.ts'
import { openBurden } from './testing/openBurden.ts'
import { startProcess } from './testing/startProcess.ts'

const folder = await mkdtemp(join(tmpdir(), 'toile-turns-'))
const studio = startProcess({ TOILE_DATA: folder, TOILE_SAMPLE: 'off', TOILE_WARM_UP: 'on' })
const [address = ''] = await studio.says(/Toile is open at (\S+)/)
afterAll(async () => {
  await studio.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function longestTurn(): Promise<number> {
  const told = await (await fetch(`${address}/metrics`)).text()
  return Number(/^toile_longest_turn_seconds (\S+)$/m.exec(told)?.[1])
}

describe('while much is asked of the studio', () => {
  it('nobody waits for more than 100 ms of processor time of another: 12 exports, 12 hostile files and 60 sign-ins at once', async () => {
    const caller = openCaller({ address })
    const own = { email: 'ann@example.com', password: 'a good password' }
    await caller.call(account.register, { ...own, userName: 'Ann' })
    const burden = await openBurden(caller, address, own)
    // What the start took is no part of it.
    await longestTurn()
    await burden.wave()
    expect(await longestTurn()).toBeLessThan(0.1)
    expect(burden.failed()).toBe(0)
  }, 240_000)
})
