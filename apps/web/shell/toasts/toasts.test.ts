import { describe, expect, it, vi } from 'vitest'
import { toasts } from './toasts.ts'

const said = () => toasts.get().map(({ text }) => text)

describe('short messages', () => {
  it('what is no longer so is taken back, and the others stay', () => {
    vi.useFakeTimers()
    toasts.done('Look 1 was deleted')
    toasts.done('Look 2 was deleted')
    toasts.withdraw('Look 1 was deleted')
    expect(said()).toEqual(['Look 2 was deleted'])
    vi.advanceTimersByTime(5_000)
    expect(said()).toEqual([])
    vi.useRealTimers()
  })
})
