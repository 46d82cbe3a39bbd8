import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('reads what is asked again once, and keeps no more than it is allowed', () => {
  const asked: number[] = []
  const read = remembered((at) => {
    asked.push(at)
    return [at]
  }, 2)
  expect(read(1)).toBe(read(1))
  expect([read(2), read(3), read(1)]).toEqual([[2], [3], [1]])
  expect(asked).toEqual([1, 2, 3, 1])
})
