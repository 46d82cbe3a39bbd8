import type { Task } from '@toile/contract/tasks.ts'
import { describe, expect, it } from 'vitest'
import { looksToCome, ordersOf } from './orders.ts'

const task = (own: Partial<Task>): Task => ({
  id: 't',
  kind: 'generateDesigns',
  projectId: 'p',
  status: 'running',
  position: 0,
  progress: 0,
  cost: 8,
  message: '',
  output: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  finishedAt: null,
  ...own,
})
const now = Date.parse('2026-01-01T10:10:00.000Z')

describe('the generations of a project', () => {
  it('leaves one frame for each look that is still to come', () => {
    expect(looksToCome(task({ progress: 3 / 8 }), { t: 8 })).toBe(5)
    expect(looksToCome(task({ progress: 1 }), { t: 8 })).toBe(0)
    expect(looksToCome(task({ cost: 16, progress: 0 }), {})).toBe(8)
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
    const { open, failed } = ordersOf(tasks, 'p', new Set(), now)
    expect(ids(open)).toEqual(['old', 'new'])
    expect(ids(failed)).toEqual(['failed'])
    expect(ordersOf(tasks, 'p', new Set(['failed']), now).failed).toEqual([])
  })
})
