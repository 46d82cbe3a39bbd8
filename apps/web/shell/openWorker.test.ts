import { afterEach, describe, expect, it, vi } from 'vitest'
import { openWorker } from './openWorker.ts'

const begun: Begun[] = []

/** A worker that is told what to do by the test. */
class Begun extends EventTarget {
  readonly said: unknown[] = []
  ended = false
  constructor() {
    super()
    begun.push(this)
  }
  postMessage(message: unknown) {
    this.said.push(message)
  }
  terminate() {
    this.ended = true
  }
}

type Acts = Readonly<{ draw(look: string): string }>

afterEach(() => {
  vi.unstubAllGlobals()
  begun.length = 0
})

describe('a worker of the page', () => {
  it('begins at the first question, and anew after it stopped: what waited fails, and that it is empty is told once', async () => {
    vi.stubGlobal('Worker', Begun)
    const stopped = vi.fn()
    const { ask } = openWorker<Acts>('/assets/drawing.js', stopped)
    expect(begun).toHaveLength(0)
    const first = ask('draw', 'coat')
    expect(begun[0]?.said).toEqual([{ id: 1, act: 'draw', given: 'coat' }])
    begun[0]?.dispatchEvent(new Event('error'))
    begun[0]?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow('The worker stopped.')
    expect(begun[0]?.ended).toBe(true)
    expect(stopped).toHaveBeenCalledTimes(1)
    const second = ask('draw', 'dress')
    begun[1]?.dispatchEvent(new MessageEvent('message', { data: { id: 1, made: 'a dress' } }))
    expect(await second).toBe('a dress')
  })
})
