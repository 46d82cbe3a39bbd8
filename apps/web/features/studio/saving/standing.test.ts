import { describe, expect, it } from 'vitest'
import type { SaveState } from './saver.ts'
import { standingOf, type Watched } from './standing.ts'

const one = (state: SaveState, savedAt: number | null, says = ''): Watched => ({
  savedAt: () => savedAt,
  saver: { state: () => state, says: () => says, flush: async () => {}, subscribe: () => () => {} },
  meetings: { takeUp: () => {} },
})
const stateOf = (...states: SaveState[]) => standingOf(states.map((state) => one(state, null))).state

describe('how a project stands with what is open of it', () => {
  it('is only saved when the project and every open look are', () => {
    expect(stateOf()).toBe('saved')
    expect(stateOf('saved', 'saved')).toBe('saved')
    expect(stateOf('saved', 'saving')).toBe('saving')
    expect(stateOf('offline', 'saving', 'saved')).toBe('offline')
    expect(stateOf('saved', 'refused', 'offline')).toBe('refused')
    expect(stateOf('elsewhere', 'saved', 'refused')).toBe('elsewhere')
  })
  it('tells the reason of what is worst, and the latest save of all', () => {
    const standing = standingOf([one('saved', 5), one('refused', 9, 'Too many garments'), one('saving', null)])
    expect(standing).toEqual({ state: 'refused', says: 'Too many garments', savedAt: 9 })
  })
})
