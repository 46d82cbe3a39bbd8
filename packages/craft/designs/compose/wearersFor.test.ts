import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { casts } from '../../mannequins/cast.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { castFor } from './castFor.ts'
import { wearersFor } from './wearersFor.ts'

const board = (...people: string[]) => people.map((person) => ({ person, pose: '' }))
const names = (people: readonly { person: string }[]) => people.map(({ person }) => person)

describe('who wears a collection', () => {
  it('[S5.17] a cast is four people of its kind, the same for a seed', () => {
    for (const { id, gender, ageGroup } of casts)
      for (const seed of [0, 7, 99]) {
        const chosen = names(wearersFor(board(id), seed))
        expect(chosen).toEqual(castFor(gender, ageGroup, seed))
        expect(chosen).toHaveLength(limits.mannequins.most)
        for (const person of chosen) expect(findPerson(person)).toMatchObject({ gender, ageGroup })
      }
    expect(wearersFor(board('cast:female:adult'), 7)).not.toEqual(wearersFor(board('cast:female:adult'), 8))
  })

  it('[S5.17] people who are named stay as they are, and a cast beside them has the places left, nobody twice', () => {
    const named = [{ person: 'theo', pose: 'relaxed' }, ...board('own:female:adult:' + 'a'.repeat(64))]
    expect(wearersFor(named, 3)).toEqual(named)
    for (let seed = 0; seed < 30; seed++) {
      const beside = names(wearersFor(board('cast:female:adult', 'ines', 'mei'), seed))
      expect(beside.slice(2)).toEqual(['ines', 'mei'])
      expect(new Set(beside).size).toBe(4)
      const two = names(wearersFor(board('cast:female:adult', 'cast:male:adult'), seed))
      expect(two.map((person) => findPerson(person)?.gender)).toEqual(['female', 'female', 'male', 'male'])
    }
  })
})
