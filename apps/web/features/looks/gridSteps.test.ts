import { describe, expect, it } from 'vitest'
import { stepIn } from './gridSteps.ts'

const boxes = Array.from({ length: 7 }, (_, i) => ({ left: (i % 3) * 100, top: Math.floor(i / 3) * 200, width: 90 }))

describe('arrows among the cards', () => {
  it('go along the row and on to the next', () => {
    expect(stepIn('ArrowRight', 2, boxes)).toBe(3)
    expect(stepIn('ArrowLeft', 0, boxes)).toBeNull()
  })

  it('go to the card below, or the last one where the row is short', () => {
    expect(stepIn('ArrowDown', 1, boxes)).toBe(4)
    expect(stepIn('ArrowDown', 4, boxes)).toBe(6)
    expect(stepIn('ArrowDown', 6, boxes)).toBeNull()
    expect(stepIn('ArrowUp', 6, boxes)).toBe(3)
  })

  it('leave other keys alone', () => {
    expect(stepIn('Enter', 1, boxes)).toBeNull()
    expect(stepIn('End', 1, boxes)).toBe(6)
  })
})
