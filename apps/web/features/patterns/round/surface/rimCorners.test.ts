import { describe, expect, it } from 'vitest'
import { rimCorners } from './rimCorners.ts'

describe('where cloth ends', () => {
  it('[S2.59] is around the whole and not along a seam; each part has its own stretches, from the outside in', () => {
    // Two squares of two triangles, sewn along a side: corners 1 and 4, 2 and 7 lie in one place.
    const triangles = Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7])
    const placeOf = Uint32Array.from([0, 1, 2, 3, 1, 4, 5, 2])
    const rim = rimCorners({ triangles, placeOf, part: Uint16Array.from([0, 0, 0, 0, 1, 1, 1, 1]) })
    const rows = rim.corners.length
    const stretches = Array.from({ length: rows / 2 }, (_, k) => [...rim.corners.subarray(2 * k, 2 * k + 2)])
    expect(stretches).toHaveLength(6)
    for (const seam of [
      [1, 2],
      [4, 7],
    ])
      expect(stretches).not.toContainEqual(seam)
    expect(rim.parts).toEqual([
      { from: 0, count: 18, part: 0 },
      { from: 18, count: 18, part: 1 },
    ])
    expect([...rim.triangles.subarray(0, 6)]).toEqual([0, 1, 1 + rows, 0, 1 + rows, rows])
  })
})
