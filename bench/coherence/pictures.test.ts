import { createHash } from 'node:crypto'
import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { seePhotograph } from './examine.ts'
import { sets } from './pictures/index.ts'

const all = Object.values(sets).flat()

describe('drawn photographs', () => {
  it('[S9.04] are at least two dozen in each set, each under a name of its own', () => {
    for (const set of Object.values(sets)) expect(set.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('[S9.04] are whole pictures with grain and light in them, not flat inks', () => {
    for (const photograph of all.filter((_, at) => at % 12 === 4)) {
      const { width, height, rgba } = photograph.paint(1)
      expect([width, height, rgba.length]).toEqual([640, 640, 640 * 640 * 4])
      const seen = new Set<number>()
      for (let i = 0; i < 640 * 640; i += 7) seen.add((rgba[i * 4]! << 16) | (rgba[i * 4 + 1]! << 8) | rgba[i * 4 + 2]!)
      expect(seen.size, photograph.id).toBeGreaterThan(3000)
    }
  })

  it('[S9.04] are the same pixels for the same seed and others for another', () => {
    const first = sureFirst(sets.tuning)
    const painted = (seed: number) => createHash('sha256').update(first.paint(seed).rgba).digest('hex')
    expect(painted(1)).toBe(painted(1))
    expect(painted(1)).not.toBe(painted(2))
    expect(seePhotograph(first.id, first.paint(1)).palette.length).toBeGreaterThan(3)
  })
})
