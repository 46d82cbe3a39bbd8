import { sure } from '@toile/geometry'
import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { openEvents } from './events.ts'

afterEach(() => vi.useRealTimers())

describe('the beat of an event stream', () => {
  it('[S6.11] asks whether the session goes on, and ends the stream of one that does not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await openTestDatabase(2)
    const events = await openEvents(database)
    const app = fastify({ forceCloseConnections: true })
    const person = await addPerson(database.db)
    const over = new Set<string>()
    app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
      await events.stream(reply, person, undefined, { goesOn: () => Promise.resolve(!over.has(name)) })
      return reply
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (name) => {
        const reader = (await fetch(`${address}/${name}`)).body?.getReader() ?? expect.fail('no stream')
        await reader.read()
        return reader
      }),
    )
    over.add('one')
    vi.advanceTimersByTime(15_000)
    let ended = false
    while (!ended) ended = (await sure(one).read()).done
    const beat = await sure(other).read()
    expect([Buffer.from(beat.value ?? []).toString(), beat.done]).toEqual([':\n\n', false])
    await events.close()
    await app.close()
    await database.close()
  })
})
