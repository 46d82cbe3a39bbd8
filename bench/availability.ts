import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import fastify from 'fastify'
import { openCaller } from '../apps/server/testing/caller.ts'
import { openBurden } from '../apps/server/testing/openBurden.ts'
import { startProcess } from '../apps/server/testing/startProcess.ts'
import { defineBench } from './bench.ts'

const burst = 20
const password = 'a good password'

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Milliseconds of reads: half of them, 95 of 100, and all took no longer. */
function figuresOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  return [0.5, 0.95, 1].map((part) => share(sorted, part).toFixed(0)).join(' / ')
}

const gauge = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

/** A plain read while exports are written, hostile files read and many sign in. */
export const availability = defineBench({
  id: 'availability',
  says: `${burst} calls for the credits while 12 exports, 12 hostile files and 60 sign-ins are under way`,
  peer: 'a bare fastify route in this process, on the same busy cores',
  pairs: 5,
  async open() {
    const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'))
    const studio = startProcess({ TOILE_DATA: folder, TOILE_SAMPLE: 'off' })
    const [address = ''] = await studio.says(/Toile is open at (\S+)/)
    const caller = openCaller({ address })
    const email = 'bench@example.com'
    await caller.call(account.register, { email, password, userName: 'Bench' })
    const { token } = await caller.call(account.createToken, { name: 'bench' })
    const bare = fastify()
    bare.get(account.credits.path, () => ({ errCode: 0, errMsg: '', data: 200 }))
    const peer = await bare.listen({ port: 0, host: '127.0.0.1' })
    const read = async (from: string): Promise<number> => {
      const began = performance.now()
      const answer = await fetch(`${from}${account.credits.path}`, { headers: { authorization: token } })
      await answer.arrayBuffer()
      if (answer.status >= 500) failed++
      return performance.now() - began
    }
    const figures = async () => (await fetch(`${address}/metrics`)).text()
    let failed = 0
    const idle: number[] = []
    const busy: number[] = []
    for (let i = 0; i < 5 * burst; i++) idle.push(await read(address))
    const burden = await openBurden(caller, address, { email, password })
    // What the loop was late by is counted from one reading to the next.
    await figures()
    return {
      async ours() {
        burden.keep()
        for (let i = 0; i < burst; i++) busy.push(await read(address))
      },
      async peer() {
        burden.keep()
        for (let i = 0; i < burst; i++) await read(peer)
      },
      async right() {
        const told = await figures()
        const late = [0.99, 1].map((part) => gauge(told, `nodejs_eventloop_lag_${part === 1 ? 'max' : 'p99'}_seconds`))
        const [p99, max] = late.map((seconds) => (seconds * 1000).toFixed(0))
        return [
          `${figuresOf(busy)} ms at 50, 95 and 100 % of ${busy.length} reads, idle ${figuresOf(idle)}`,
          `the loop late by ${p99} ms at 99 %, ${max} ms at most`,
          `${(gauge(told, 'toile_longest_turn_seconds') * 1000).toFixed(0)} ms of processor time in its longest turn`,
          `${failed + burden.failed()} answers of ours failed in ${burden.waves()} waves`,
        ].join('; ')
      },
      async close() {
        await burden.close()
        await bare.close()
        await studio.end('SIGKILL')
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
})
