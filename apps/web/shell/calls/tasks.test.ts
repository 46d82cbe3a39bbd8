import { isOpen } from '@toile/contract/whenEnded.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { describe, expect, it } from 'vitest'
import { fileOf, withNews } from './tasks.ts'

const task: Task = {
  id: 'a',
  kind: 'generateDesigns',
  projectId: null,
  status: 'waiting',
  position: 3,
  progress: 0,
  cost: 8,
  refused: null,
  message: '',
  output: null,
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
}

describe('the task list', () => {
  it('[S4.17] news change the task they are about; one that runs has no place in the queue', () => {
    const [changed] = withNews([task], { id: 'a', status: 'running', progress: 0.5, refused: null, message: '' }) ?? []
    expect(changed).toMatchObject({ status: 'running', progress: 0.5, position: 0, cost: 8 })
    expect(withNews([task], { id: 'b', status: 'running', progress: 0, refused: null, message: '' })).toBeNull()
  })

  it('[S4.17] waiting and running tasks are open, the others have ended', () => {
    const open = (['waiting', 'running', 'succeeded', 'partlySucceeded', 'failed', 'cancelled'] as const).filter(
      (status) => isOpen({ status }),
    )
    expect(open).toEqual(['waiting', 'running'])
  })

  it('[S4.17] a task that has left a file names it, also long after; one that failed or leaves none does not', () => {
    const output = { hash: 'a'.repeat(64), mime: 'application/zip', name: 'library.zip' }
    const packed = { ...task, kind: 'packLibrary', status: 'succeeded', output } as const
    expect(fileOf(packed)).toEqual(output)
    expect(fileOf({ ...packed, output: null })).toBeNull()
    expect(fileOf({ ...packed, status: 'failed' })).toBeNull()
    expect(fileOf({ ...packed, kind: 'generateDesigns' })).toBeNull()
  })
})
