import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConnection } from './openConnection.ts'

const pause = 1_000
let there = true
let asked = 0
const open = () =>
  openConnection({
    pause,
    alive: async () => {
      asked++
      if (!there) throw new TypeError('Failed to fetch')
      return true
    },
  })

describe('the connection to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    there = true
    asked = 0
  })
  afterEach(() => void vi.useRealTimers())

  it('one call that fails says nothing while the server answers otherwise', async () => {
    const connection = open()
    const seen = vi.fn()
    connection.subscribe(seen)
    connection.doubt()
    await vi.advanceTimersByTimeAsync(10 * pause)
    expect(asked).toBe(1)
    expect(seen).not.toHaveBeenCalled()
  })

  it('a server that is gone is told once, asked for again and again, and told once when it is back', async () => {
    const connection = open()
    const seen: boolean[] = []
    const back = vi.fn()
    connection.subscribe(() => seen.push(connection.gone()))
    connection.onBack(back)
    there = false
    connection.doubt()
    connection.doubt()
    await vi.advanceTimersByTimeAsync(3.5 * pause)
    expect(asked).toBe(4)
    expect([seen, back.mock.calls.length]).toEqual([[true], 0])
    there = true
    await vi.advanceTimersByTimeAsync(pause)
    expect([seen, back.mock.calls.length]).toEqual([[true, false], 1])
  })

  it('an answer to any call is a sign of life', async () => {
    const connection = open()
    there = false
    connection.doubt()
    await vi.advanceTimersByTimeAsync(pause / 2)
    expect(connection.gone()).toBe(true)
    connection.answered()
    there = true
    await vi.advanceTimersByTimeAsync(pause)
    expect(connection.gone()).toBe(false)
  })
})
