import { describe, expect, it } from 'vitest'
import { aheadOf } from './aheadOf.ts'

const at = { part: 'body', side: 'front', u: 0, v: 100, from: 'top' } as const
const seen = { x: 50, y: 60, across: [0.5, 0], down: [0, 0.5] } as const

describe('the end of a row that is not seen', () => {
  it('is told as if the cloth ran straight on, from either end', () => {
    expect(aheadOf(seen, at, { ...at, u: 20, v: 140 })).toEqual({ x: 60, y: 80 })
    const low = { ...at, from: 'bottom' } as const
    expect(aheadOf(seen, low, { ...low, v: 140 })).toEqual({ x: 50, y: 40 })
  })

  it('is nowhere on another part or side', () => {
    expect(aheadOf(seen, at, { ...at, part: 'skirt' })).toBeNull()
    expect(aheadOf(seen, at, { ...at, side: 'back' })).toBeNull()
  })
})
