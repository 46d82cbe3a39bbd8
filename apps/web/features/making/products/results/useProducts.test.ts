import { describe, expect, it } from 'vitest'
import { listOf, toCome } from './useProducts.ts'

const task = { id: 't', kind: 'makeProducts', cost: 16, status: 'running' } as const
const made = [{ taskId: 't' }, { taskId: 'other' }, { taskId: 't' }]

describe('product pictures under way', () => {
  it('[S3.10] as many are to come as were paid for and are not here yet', () => {
    expect(toCome(task, [])).toBe(8)
    expect(toCome(task, made)).toBe(6)
    expect(toCome({ ...task, kind: 'relightPictures', cost: 3 }, made)).toBe(1)
  })

  it('[S3.10] none is to come of an order that has ended, and none of another kind of task', () => {
    expect(toCome({ ...task, status: 'failed' }, [])).toBe(0)
    expect(toCome({ ...task, kind: 'cutOut' }, [])).toBe(0)
  })

  it('[S3.10] each order fills a list of its own', () => {
    expect(listOf(task)).toBe('toProductImage')
    expect(listOf({ kind: 'relightPictures' })).toBe('relight')
    expect(listOf({ kind: 'generateDesigns' })).toBeUndefined()
  })
})
