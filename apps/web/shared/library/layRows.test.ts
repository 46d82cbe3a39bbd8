import { describe, expect, it } from 'vitest'
import { layRows, rowOf, rowsBetween, stepFrom, tilesIn } from './layRows.ts'

const measures = { width: 1000, rowHeight: 200, gap: 10, foot: 24 }
const many = Array.from({ length: 10_000 }, (_, i) => [0.67, 1, 1.5, 0.8, 1.33][i % 5] ?? 1)

describe('rows of the library', () => {
  it('[S2.44] fill the width with whole pictures at one height, near the wished one, and leave the last row as it is', () => {
    const plan = layRows(many.slice(0, 23), measures)
    for (const [i, { start, end, height }] of plan.rows.entries()) {
      const right = (plan.lefts[end - 1] ?? 0) + (plan.widths[end - 1] ?? 0)
      const whole = i < plan.rows.length - 1
      if (whole) expect(right).toBe(1000)
      expect(right).toBeLessThanOrEqual(1000)
      expect(height).toBeGreaterThan(120)
      expect(height).toBeLessThan(whole ? 320 : 201)
      for (let tile = start; tile < end; tile++)
        expect((plan.widths[tile] ?? 0) / height).toBeCloseTo(many[tile] ?? 1, 1)
    }
    expect(plan.rows.at(-1)?.end).toBe(23)
  })

  it('[S2.44] one picture, none, and a very long one find a place', () => {
    expect(layRows([], measures)).toMatchObject({ rows: [], height: 0 })
    expect(layRows([1], measures).rows).toEqual([{ top: 0, height: 200, start: 0, end: 1 }])
    const strip = layRows([12], measures)
    expect(strip.widths[0]).toBeLessThanOrEqual(1000)
    expect(layRows([0.05], { ...measures, width: 300 }).widths[0]).toBe(100)
  })

  it('[S2.44] of ten thousand only those in sight are named, and every tile is found in its row', () => {
    const plan = layRows(many, measures)
    const [first, past] = rowsBetween(plan, 50_000, 51_000)
    expect(past - first).toBeLessThan(8)
    expect(plan.rows[first]?.top).toBeLessThanOrEqual(50_000)
    expect(plan.rows[past]?.top).toBeGreaterThan(51_000)
    for (const tile of [0, 1, 777, 9_999]) {
      const row = plan.rows[rowOf(plan, tile)]
      expect(tile >= (row?.start ?? 0) && tile < (row?.end ?? 0)).toBe(true)
    }
    expect(rowsBetween(plan, -500, -10)).toEqual([0, 1])
    expect(rowsBetween(plan, 9e9, 9e9)[1]).toBe(plan.rows.length)
  })

  it('[S2.44] a frame drawn over the grid touches what it crosses and nothing beside', () => {
    const plan = layRows(many.slice(0, 40), measures)
    const second = plan.rows[1]
    if (!second) throw new Error('one row only')
    expect(tilesIn(plan, { left: 0, top: second.top + 5, right: 1000, bottom: second.top + 6 })).toEqual(
      Array.from({ length: second.end - second.start }, (_, i) => second.start + i),
    )
    expect(tilesIn(plan, { left: 0, top: 3, right: 2, bottom: second.top + 6 })).toEqual([0, second.start])
    const between = second.top - measures.gap / 2
    expect(tilesIn(plan, { left: 0, top: between, right: 1000, bottom: between + 1 })).toEqual([])
  })

  it('[S2.44] keys go to the neighbour, and up and down keep the column', () => {
    const plan = layRows(Array<number>(100).fill(1), measures)
    const across = plan.rows[0]?.end ?? 0
    expect(stepFrom(plan, 2, 'down', 3)).toBe(across + 2)
    expect(stepFrom(plan, across + 2, 'up', 3)).toBe(2)
    expect(stepFrom(plan, 2, 'up', 3)).toBe(2)
    expect(stepFrom(plan, 2, 'pageDown', 3)).toBe(across * 3 + 2)
    expect(stepFrom(plan, 0, 'left', 3)).toBe(0)
    expect(stepFrom(plan, 4, 'right', 3)).toBe(5)
    expect(stepFrom(plan, 4, 'last', 3)).toBe(99)
    expect(stepFrom(plan, 4, 'first', 3)).toBe(0)
  })
})
