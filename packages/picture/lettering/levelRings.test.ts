import { openChance, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { levelRings } from './levelRings.ts'

const across = 41
const down = 23

/** Whether a place lies inside rings by the even-odd rule. */
function inside(rings: readonly Point[][], x: number, y: number): boolean {
  let odd = false
  for (const ring of rings)
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = sure(ring[(i + 1) % ring.length])
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd
    })
  return odd
}

describe('borders of a level', () => {
  it('[S5.18] hold every place above the level and none below it, at the rim of the grid too', () => {
    const chance = openChance(7)
    const values = Float64Array.from({ length: across * down }, () => chance.next())
    for (const level of [0.2, 0.5, 0.9]) {
      const rings = levelRings({ values, across, down }, level)
      for (const [i, value] of values.entries())
        expect(inside(rings, (i % across) + 1e-7, Math.floor(i / across) + 1e-7)).toBe(value > level)
    }
  })

  it('[S5.18] of a ring are two borders, of an even field none', () => {
    const values = Float64Array.from({ length: across * down }, (_, i) => {
      const off = Math.hypot((i % across) - 20, Math.floor(i / across) - 11)
      return off > 4 && off < 8 ? 1 : 0
    })
    expect(levelRings({ values, across, down }, 0.5).length).toBe(2)
    expect(levelRings({ values: new Float64Array(across * down), across, down }, 0.5)).toEqual([])
  })
})
