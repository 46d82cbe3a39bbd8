import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tryUntilDone } from './tryUntilDone.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails until it may be done, beside a server that can be gone. */
function openBench() {
  const backs = new Set<() => void>()
  const bench = { tries: 0, failures: 0, possible: false }
  const end = tryUntilDone(
    async () => {
      bench.tries++
      if (!bench.possible) throw new Error('The server is gone.')
    },
    {
      onBack(back) {
        backs.add(back)
        return () => void backs.delete(back)
      },
      onFailed: () => void bench.failures++,
    },
  )
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { bench, backs, end, settle, comeBack: () => backs.forEach((back) => back()) }
}

describe('what could not be drawn', () => {
  it('[S3.25] is drawn as soon as the server is there again, and then never a second time', async () => {
    const { bench, backs, settle, comeBack } = openBench()
    await settle()
    expect(bench).toMatchObject({ tries: 1, failures: 1 })
    bench.possible = true
    comeBack()
    await settle()
    expect(bench).toMatchObject({ tries: 2, failures: 1 })
    expect(backs.size).toBe(0)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(bench.tries).toBe(2)
  })

  it('[S3.25] is tried again by itself while the server is reached, at pauses that grow to half a minute', async () => {
    const { bench } = openBench()
    const tries: number[] = []
    for (let second = 0; second < 125; second++) {
      tries.push(bench.tries)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    const moments = tries.flatMap((number, second) => (number > (tries[second - 1] ?? 0) ? [second] : []))
    expect(moments).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121])
  })

  it('is not tried once nobody waits for it', async () => {
    const { bench, end, comeBack } = openBench()
    end()
    comeBack()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bench).toMatchObject({ tries: 1, failures: 0 })
  })
})
