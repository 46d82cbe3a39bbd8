import { contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refusals, refuse } from '@toile/rules/refusals.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { task } from '../../host/database/schema/tasks.ts'
import { fail } from '../../host/queue/settle.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

const { tasks } = contract
const damaged = { rule: 'ZIP' }
let toile: TestToile
let ann: Caller

beforeAll(async () => {
  // Without workers nothing runs but what is said here.
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  ann = await openRole(toile)
})
afterAll(() => toile.close())

type Values = Partial<typeof task.$inferInsert>

async function insert(values: Values = {}): Promise<string> {
  const row = { ownerId: ann.userId, kind: 'importProject', input: {}, ...values }
  const { id } = sureFirst(await toile.database.db.insert(task).values(row).returning({ id: task.id }))
  return id
}

/** A task that failed because its file is damaged. */
async function failed(): Promise<string> {
  const id = await insert({ status: 'running', attempt: 1 })
  await fail(toile.database.db, id, 1, refuse('collectionFileDamaged', damaged))
  return id
}

const asked = (accept: string) => ({
  'accept-language': accept,
  'content-type': 'application/json',
  authorization: ann.token,
  cookie: [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

async function messageIn(accept: string, id: string): Promise<string> {
  const answer = await fetch(`${toile.address}${tasks.readTask.path}`, {
    method: 'POST',
    headers: asked(accept),
    body: JSON.stringify({ id }),
  })
  return z.object({ data: tasks.readTask.gives }).parse(await answer.json()).data.message
}

/** What the stream of a window of a language tells of a task, once it has failed. */
async function streamedIn(accept: string, begin: () => Promise<string>) {
  const leaving = new AbortController()
  const stream = await fetch(`${toile.address}/api/events`, { headers: asked(accept), signal: leaving.signal })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.fail('no stream')
  let text = (await reader.read()).value ?? ''
  await begin()
  while (!text.includes('"status":"failed"')) text += (await reader.read()).value ?? ''
  leaving.abort()
  const [, detail = ''] = /^data: (.*"status":"failed".*)$/m.exec(text) ?? []
  return tasks.readTask.gives.pick({ message: true, refused: true }).parse(JSON.parse(detail))
}

describe('why a task failed', () => {
  it('[S4.17] is kept as a code with its blanks, and said over HTTP in the language of whoever asks', async () => {
    const id = await failed()
    const [row] = await toile.database.db.select().from(task).where(eq(task.id, id))
    expect(row).toMatchObject({ refusal: 'collectionFileDamaged', blanks: damaged, message: null, output: null })
    for (const language of ['fr', 'ja', 'en'] as const)
      expect(await messageIn(language, id)).toBe(sentenceIn(language, refusals.collectionFileDamaged.says, damaged))
    expect(await ann.call(tasks.readTask, { id })).toMatchObject({
      refused: { code: 'collectionFileDamaged', blanks: damaged },
      lasting: true,
    })
  })

  it.each(['fr', 'ja'] as const)(
    '[S4.17] the stream of events says it in %s where the window speaks it',
    async (language) => {
      expect(await streamedIn(language, failed)).toEqual({
        refused: { code: 'collectionFileDamaged', blanks: damaged },
        message: sentenceIn(language, refusals.collectionFileDamaged.says, damaged),
      })
    },
  )

  it('a task that failed before its code was kept still has its sentence', async () => {
    const id = await insert({ status: 'failed', message: 'Said long ago' })
    expect(await ann.call(tasks.readTask, { id }, { lang: 'ja' })).toMatchObject({
      message: 'Said long ago',
      refused: null,
    })
  })
})

describe('another try', () => {
  it('[S4.10] is ordered as high, at the same price and in the same line as the first', async () => {
    const ordered = { kind: 'generateDesigns', load: 'drawing', urgency: 3, cost: 12, results: 4 } as const
    const id = await insert({ ...ordered, priority: -4, status: 'failed' })
    const again = await ann.call(tasks.retryTask, { id }, { key: 'again' })
    expect(await ann.call(tasks.retryTask, { id }, { key: 'again' })).toMatchObject({ id: again.id })
    expect(again).toMatchObject({ cost: 12, status: 'waiting', position: 1 })
    const [row] = await toile.database.db.select().from(task).where(eq(task.id, again.id))
    expect(row).toMatchObject({ ...ordered, priority: 3, held: 12 })
  })
})
