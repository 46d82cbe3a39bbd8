import { describe, expect, it } from 'vitest'
import type { Call, Gives } from './call.ts'
import { type Client, readGiven } from './client.ts'
import { tasks } from './features/tasks.ts'
import type { TaskStatus } from './tasks/taskStatuses.ts'
import { whenEnded } from './whenEnded.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const createdAt = '2026-01-01T00:00:00.000Z'
const standing = (status: TaskStatus) =>
  tasks.readTask.gives.parse({
    id,
    kind: 'cutOut',
    projectId: null,
    status,
    position: 0,
    progress: 0,
    cost: 0,
    refused: null,
    message: '',
    output: null,
    createdAt,
    finishedAt: null,
  })

/** Answers readings one after the other, each a state or an error. */
function openClient(...states: (TaskStatus | Error)[]): Pick<Client, 'call'> {
  return {
    async call<C extends Call>(call: C): Promise<Gives<C>> {
      const state = states.shift()
      if (state instanceof Error) throw state
      return readGiven<C['gives']>(call, standing(state ?? 'running'))
    },
  }
}

describe('waiting for a task', () => {
  it('[S4.17] reads it until it has ended, tells every reading, and rests longer and longer', async () => {
    const pauses: number[] = []
    const told: TaskStatus[] = []
    const rest = async (pause: number) => pauses.push(pause)
    const client = openClient('waiting', ...Array<TaskStatus>(12).fill('running'), 'partlySucceeded')
    const ended = await whenEnded(client, id, { rest, tell: ({ status }) => told.push(status) })
    expect(ended.status).toBe('partlySucceeded')
    expect([told.length, told.at(0), told.at(-1)]).toEqual([14, 'waiting', 'partlySucceeded'])
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
    expect([pauses.at(0), pauses.at(-1)]).toEqual([100, 2_000])
  })

  it('reads once more what failed for a while, and gives up for anything else', async () => {
    const away = new Error('away')
    const waiting = { rest: async () => undefined, passes: (error: unknown) => error === away }
    expect((await whenEnded(openClient(away, away, 'succeeded'), id, waiting)).status).toBe('succeeded')
    await expect(whenEnded(openClient(new Error('gone')), id, waiting)).rejects.toThrow('gone')
  })

  it('stops when nobody waits any more', async () => {
    const leaving = new AbortController()
    const rest = async () => leaving.abort(new Error('left'))
    await expect(whenEnded(openClient(), id, { rest, signal: leaving.signal })).rejects.toThrow('left')
  })
})
