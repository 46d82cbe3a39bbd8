import { expect, it } from 'vitest'
import { keepWithin } from './keepWithin.ts'

it('keeps no more than its room, lets go of the oldest first and makes anew what is larger than all of it', () => {
  const keep = keepWithin<string>(10)
  const made: string[] = []
  const ask = (name: string, size: number) =>
    keep(name, size, () => {
      made.push(name)
      return name.toUpperCase()
    })
  expect([ask('a', 4), ask('b', 4), ask('a', 4)]).toEqual(['A', 'B', 'A'])
  expect(made).toEqual(['a', 'b'])
  ask('c', 6)
  ask('a', 4)
  ask('b', 4)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  ask('huge', 11)
  ask('huge', 11)
  ask('b', 4)
  expect(made).toEqual(['a', 'b', 'c', 'b', 'huge', 'huge'])
})
