import type { Task } from '@toile/contract/tasks.ts'
import { describe, expect, it } from 'vitest'
import { ordersOf, reservedPlaces } from './rememberOrder.ts'

const task = (own: Partial<Task>): Task => ({
  id: 't',
  kind: 'generateDesigns',
  projectId: 'p',
  status: 'running',
  position: 0,
  progress: 0,
  cost: 8,
  refused: null,
  message: '',
  output: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  finishedAt: null,
  ...own,
})
const now = Date.parse('2026-01-01T10:10:00.000Z')

const idOf = (position: number) => `00000000-0000-4000-8000-00000000000${position}`

describe('the generations of a project', () => {
  const drawn = (taskId: string | null, position: number, index: number) => ({
    id: idOf(position),
    taskId,
    position,
    document: { origin: { briefSeed: 1, index, sources: [] } },
  })
  const there = [drawn(null, 0, 0), drawn('before', 4, 1)]
  const places = (orders: readonly Task[], looks = there, counts: Record<string, number> = { t: 3, u: 2 }) =>
    reservedPlaces(orders, looks, counts).map((one) => [one.task.id, one.position])

  it('keeps a place for each look to come behind all that are there, order by order', () => {
    expect(places([task({}), task({ id: 'u' })])).toEqual([
      ['t', 5],
      ['t', 6],
      ['t', 7],
      ['u', 8],
      ['u', 9],
    ])
    expect(places([task({ cost: 16 })], there, {})).toHaveLength(8)
  })

  it('gives each look the place that was kept for it, in whatever order they are drawn, and moves no other', () => {
    const out = [...there, drawn('t', 6, 1)]
    expect(places([task({}), task({ id: 'u' })], out)).toEqual([
      ['t', 5],
      ['t', 7],
      ['u', 8],
      ['u', 9],
    ])
    expect(places([task({})], [...out, drawn('t', 5, 0), drawn('t', 7, 2)])).toEqual([])
  })

  it('an order that has just ended keeps the places of its looks that are still on their way here', () => {
    const ended = task({
      status: 'succeeded',
      finishedAt: new Date(now - 1_000).toISOString(),
      output: { designIds: [5, 6, 7].map(idOf), leftOut: [] },
    })
    expect(ordersOf([ended], 'p', new Set(), now).coming).toEqual([ended])
    expect(ordersOf([ended], 'p', new Set(), now + 60_000).coming).toEqual([])
    const [six, seven] = [drawn('t', 6, 1), drawn('t', 7, 2)]
    expect(places([ended], [...there, six, seven])).toEqual([['t', 5]])
    expect(places([ended], [...there, six, seven, drawn('t', 5, 0)])).toEqual([])
  })

  it('the words stay in the last place of their order until it is taken', () => {
    const last = (looks: typeof there) =>
      reservedPlaces([task({})], looks, { t: 3 }).flatMap(({ last, position, toCome }) =>
        last ? [position, toCome] : [],
      )
    expect(last(there)).toEqual([7, 3])
    expect(last([...there, drawn('t', 5, 0)])).toEqual([7, 2])
    expect(last([...there, drawn('t', 5, 0), drawn('t', 6, 1)])).toEqual([7, 1])
  })

  it('lists its own open tasks, oldest first, and those that failed lately until they are put away', () => {
    const tasks = [
      task({ id: 'new', status: 'waiting', position: 2 }),
      task({ id: 'old' }),
      task({ id: 'other', projectId: 'q' }),
      task({ id: 'trace', kind: 'traceSketch' }),
      task({ id: 'failed', status: 'failed', finishedAt: '2026-01-01T10:05:00.000Z' }),
      task({ id: 'long ago', status: 'failed', finishedAt: '2026-01-01T09:00:00.000Z' }),
    ]
    const ids = (list: readonly Task[]) => list.map(({ id }) => id)
    const { coming: open, failed } = ordersOf(tasks, 'p', new Set(), now)
    expect(ids(open)).toEqual(['old', 'new'])
    expect(ids(failed)).toEqual(['failed'])
    expect(ordersOf(tasks, 'p', new Set(['failed']), now).failed).toEqual([])
  })

  it('[S1.05] tells what its latest looks went without, until that is put away or old', () => {
    const leftOut = [{ fileId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'jacket.png', why: 'unsure' as const }]
    const output = { designIds: [], leftOut }
    const ended = { status: 'succeeded' as const, finishedAt: '2026-01-01T10:09:00.000Z' }
    const tasks = [task({ id: 'late', ...ended, output }), task({ id: 'early', ...ended, output: { designIds: [] } })]
    expect(ordersOf(tasks, 'p', new Set(), now).without).toEqual({ taskId: 'late', leftOut })
    expect(ordersOf(tasks, 'p', new Set(['late']), now).without).toBeNull()
    expect(ordersOf(tasks, 'p', new Set(), now + 16 * 60_000).without).toBeNull()
    expect(ordersOf(tasks.toReversed(), 'p', new Set(), now).without?.leftOut).toEqual([])
    expect(ordersOf([task({ id: 'next' }), ...tasks], 'p', new Set(), now).without).toBeNull()
  })
})
