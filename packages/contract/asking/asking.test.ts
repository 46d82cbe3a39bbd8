import { afterEach, describe, expect, it } from 'vitest'
import { answerAsked } from './answerAsked.ts'
import { openAsking } from './openAsking.ts'

const open: MessagePort[] = []
afterEach(() => open.splice(0).forEach((port) => port.close()))

const acts = {
  double: async (value: number) => value * 2,
  late: (after: number) => new Promise<number>((done) => setTimeout(() => done(after), after)),
  tear: (): number => {
    throw new RangeError('torn')
  },
}

/** A worker behind a real message channel, as a thread or a browser's worker is. */
function begin(busy?: (waits: boolean) => void) {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  port2.onmessage = ({ data }) => void answerAsked(acts, data).then((answer) => port2.postMessage(answer))
  const asking = openAsking<typeof acts>((message) => port1.postMessage(message), busy)
  port1.onmessage = ({ data }) => asking.hear(data)
  return asking
}

describe('asking a worker', () => {
  it('every question gets its own answer, in whatever order they come', async () => {
    const { ask } = begin()
    expect(await Promise.all([ask('late', 30), ask('double', 4), ask('late', 1)])).toEqual([30, 8, 1])
  })

  it('what goes wrong over one question fails that one alone', async () => {
    const { ask } = begin()
    const torn = ask('tear', undefined)
    const doubled = ask('double', 2)
    await expect(torn).rejects.toThrow('torn')
    expect(await doubled).toBe(4)
  })

  it('a worker that ends fails all that wait and all that is asked of it afterwards', async () => {
    const asking = begin()
    const waits = asking.ask('late', 10_000)
    asking.end(new Error('killed'))
    await expect(waits).rejects.toThrow('killed')
    await expect(asking.ask('double', 1)).rejects.toThrow('killed')
    expect(asking.hasEnded()).toBe(true)
  })

  it('says when an answer is waited for and when none is, so that an idle worker keeps nothing alive', async () => {
    const told: boolean[] = []
    const { ask } = begin((waits) => told.push(waits))
    const slow = ask('late', 5)
    await ask('double', 1)
    expect(told).toEqual([true, true])
    await slow
    expect(told).toEqual([true, true, false])
  })

  it('does nothing that is not among its acts', async () => {
    expect(await answerAsked(acts, JSON.parse('{ "id": 1, "act": "toString" }'))).toMatchObject({
      id: 1,
      failed: { message: 'This worker does not know toString.' },
    })
  })
})
