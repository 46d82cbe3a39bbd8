import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPool } from '../database/database.ts'
import { addPerson } from '../testing/addPerson.ts'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts'
import { type Events, openEvents } from './events.ts'
import { publish } from './publish.ts'

let database: TestDatabase
let events: Events
let app: FastifyInstance
let address: string

beforeAll(async () => {
  database = await openTestDatabase()
  events = await openEvents(database)
  app = fastify({ forceCloseConnections: 'idle' })
  app.get<{ Params: { person: string } }>('/:person', async (request, reply) => {
    await events.stream(reply, request.params.person, request.headers['last-event-id']?.toString())
    return reply
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await events.close()
  await app.close()
  await database.close()
})

const tell = (person: string, detail: unknown) => database.db.transaction((tx) => publish(tx, person, 'task', detail))

/** Follows a person's stream until closed, collecting the identifiers and details. */
async function follow(person: string, lastEventId?: string) {
  const aborting = new AbortController()
  const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {}
  const answer = await fetch(`${address}/${person}`, { headers, signal: aborting.signal })
  const got: { id: string; detail: unknown }[] = []
  let last = lastEventId ?? ''
  let text = ''
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString()
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id] = /^id: (.*)$/m.exec(block) ?? []
        const [, detail = 'null'] = /^data: (.*)$/m.exec(block) ?? []
        if (id) last = id
        if (block.includes('event: task')) got.push({ id: last, detail: JSON.parse(detail) })
      }
    }
  })().catch(() => undefined)
  await vi.waitFor(() => expect(last).not.toBe(''))
  return {
    got,
    last: () => last,
    details: () => got.map(({ detail }) => detail),
    async close() {
      aborting.abort()
      await reading
    },
  }
}

describe('event stream', () => {
  it('brings what happens to its person and to nobody else', async () => {
    const [one, two] = [await addPerson(database.db), await addPerson(database.db)]
    const [first, second] = [await follow(one), await follow(two)]
    await tell(one, { for: 'one' })
    await tell(two, { for: 'two' })
    await vi.waitFor(() => expect([first.details(), second.details()]).toEqual([[{ for: 'one' }], [{ for: 'two' }]]))
    await Promise.all([first.close(), second.close()])
  })

  it('says nothing of a transaction that was rolled back', async () => {
    const person = await addPerson(database.db)
    const window = await follow(person)
    await database.db
      .transaction(async (tx) => {
        await publish(tx, person, 'task', 'undone')
        throw new Error('undo')
      })
      .catch(() => undefined)
    await tell(person, 'done')
    await vi.waitFor(() => expect(window.details()).toEqual(['done']))
    await window.close()
  })

  it('[A29] resumes by Last-Event-ID without loss or repetition, over many breaks and writers', async () => {
    const person = await addPerson(database.db)
    const writer = openPool(database.owner, 6)
    const seen: { id: string; detail: unknown }[] = []
    let writing = true
    const writes = Promise.all(
      Array.from({ length: 6 }, async (_, lane) => {
        for (let n = 0; n < 40; n++) {
          // Transactions of different length commit in another order than they wrote.
          await writer.db.transaction(async (tx) => {
            await publish(tx, person, 'task', `${lane}-${n}`)
            if ((n + lane) % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 8))
          })
        }
      }),
    ).then(() => {
      writing = false
    })
    let last = '0'
    while (writing || seen.length < 240) {
      const window = await follow(person, last)
      await new Promise((resolve) => setTimeout(resolve, 25))
      await window.close()
      seen.push(...window.got)
      last = window.last()
    }
    await writes
    await writer.close()
    expect(new Set(seen.map(({ detail }) => detail)).size).toBe(240)
    expect(seen).toHaveLength(240)
    const ids = seen.map(({ id }) => Number(id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  it('resumes for a window that was opened but saw no event before it broke', async () => {
    const person = await addPerson(database.db)
    const before = await follow(person)
    await before.close()
    await tell(person, 'meanwhile')
    const after = await follow(person, before.last())
    await vi.waitFor(() => expect(after.details()).toEqual(['meanwhile']))
    await after.close()
  })

  it('goes on after the listening connection was cut', async () => {
    const person = await addPerson(database.db)
    const window = await follow(person)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'toile events'",
    )
    await tell(person, 'while deaf')
    await vi.waitFor(() => expect(window.details()).toEqual(['while deaf']), 10_000)
    await tell(person, 'later')
    await vi.waitFor(() => expect(window.details()).toEqual(['while deaf', 'later']))
    await window.close()
  })

  it('sends a long backlog whole', async () => {
    const person = await addPerson(database.db)
    await database.pool.query(
      "insert into event (person_id, kind, detail) select $1, 'task', to_jsonb(n) from generate_series(1, 450) n",
      [person],
    )
    const window = await follow(person, '0')
    await vi.waitFor(() => expect(window.got).toHaveLength(450), 10_000)
    await window.close()
  })
})
