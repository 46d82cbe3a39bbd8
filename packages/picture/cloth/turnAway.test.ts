import { describe, expect, it } from 'vitest'
import { chartFrom } from './chart.ts'
import { turnAway } from './turnAway.ts'

/** A piece 200 mm wide and 300 mm long. */
const chart = (left: number | null, right: number | null) =>
  chartFrom(
    [0, 300].map((v) => [-100, 0, 100].map((u) => ({ x: u / 200, y: v / 200, z: 0, u, v }))),
    300,
    { left, right },
  )

describe('an element where its piece turns away', () => {
  it('closes up towards the edge and keeps its middle', () => {
    const bent = turnAway(chart(0, 2), [60, 100]) ?? expect.fail('flat')
    expect(bent(0)).toBe(0)
    expect(bent(40) - bent(30)).toBeGreaterThan(1.6 * 10)
    expect(Math.abs(bent(-50) - bent(-60))).toBeCloseTo(10, 0)
  })

  it('lies straight at an edge that does not', () => {
    const bent = turnAway(chart(0, null), [60, 100]) ?? expect.fail('flat')
    expect(bent(40)).toBe(40)
    expect(turnAway(chart(null, null), [60, 100])).toBeNull()
  })
})
