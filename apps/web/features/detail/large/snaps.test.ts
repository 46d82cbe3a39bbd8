import { describe, expect, it } from 'vitest'
import { nearestSnap, snapAfterTap, snapBeside, snaps } from './snaps.ts'

describe('the heights of the sheet', () => {
  it('let go between two, it goes to the nearer', () => {
    expect([0, 0.2, 0.4, 0.59, 0.61, 1].map(nearestSnap)).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('buttons lead one height up or down and end there; a tap goes on round', () => {
    expect([snapBeside(0, 1), snapBeside(2, 1), snapBeside(1, -1), snapBeside(0, -1)]).toEqual([1, 2, 0, 0])
    expect([snapAfterTap(0), snapAfterTap(1), snapAfterTap(2)]).toEqual([1, 2, 0])
  })

  it('[S9.05] at the highest a quarter of the screen is left to the picture', () => {
    expect(1 - snaps[2]).toBeGreaterThan(0.25)
  })
})
