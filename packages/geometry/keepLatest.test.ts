import { expect, it } from 'vitest'
import { keepLatest } from './keepLatest.ts'

it('makes what is asked for under one name once, also where it is nothing, and forgets what was asked for longest ago', () => {
  const kept = keepLatest<number | null>(3)
  const made: string[] = []
  const ask = (name: string, one: number | null) =>
    kept(name, () => {
      made.push(name)
      return one
    })
  expect(ask('a', 1)).toBe(1)
  expect(ask('nothing', null)).toBeNull()
  expect(ask('a', 9)).toBe(1)
  expect(ask('nothing', 9)).toBeNull()
  for (const name of ['a', 'b', 'c', 'a']) ask(name, 2)
  expect(made).toEqual(['a', 'nothing', 'b', 'c'])
  ask('nothing', null)
  expect(made).toEqual(['a', 'nothing', 'b', 'c', 'nothing'])
})
