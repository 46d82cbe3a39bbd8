import { describe, expect, it } from 'vitest'
import { hasRoom, mostBeside, staged } from './staged.ts'

describe('how looks are staged', () => {
  it('[S1.09] looks beside each other take a form with room for them, the others keep theirs', () => {
    expect(staged({ format: 'look' }, 'beside')).toEqual({ staging: 'beside', format: 'wide' })
    expect(staged({ format: 'story' }, 'show')).toEqual({ staging: 'show', format: 'story' })
    expect(staged({ format: 'wide' }, 'one')).toEqual({ staging: 'one', format: 'wide' })
  })

  it('[S1.09] only the wide form holds them, and three at most', () => {
    expect(hasRoom('portrait', 'beside')).toBe(false)
    expect(hasRoom('portrait', 'show')).toBe(true)
    expect(mostBeside).toBe(3)
  })
})
