import { describe, expect, it } from 'vitest'
import { castOn } from './castOn.ts'

const board = (...people: string[]) => people.map((person) => ({ person }))

describe('what a board with a cast is called', () => {
  it('[S5.17] is the cast alone, and beside people of its kind', () => {
    expect(castOn(board('cast:female:adult'))?.label).toBe('Women, a cast of four')
    expect(castOn(board('ines', 'cast:female:adult'))?.label).toBe('Women, a cast of four')
  })

  it('[S5.17] is mixed where two windows put casts or people of unlike kinds on it', () => {
    for (const other of ['cast:male:adult', 'cast:female:child', 'theo', 'lily'])
      expect(castOn(board('cast:female:adult', other))?.label, other).toBe('A mixed cast of four')
  })

  it('[S5.17] is nothing where nobody is cast', () => {
    expect(castOn(board('ines', 'theo'))).toBeNull()
    expect(castOn([])).toBeNull()
  })
})
