import { describe, expect, it } from 'vitest'
import type { Pixels } from '../surface.ts'
import { signStamp } from './signStamp.ts'

/** A disc of many browns with a bright half. */
function disc(): Pixels {
  const rgba = new Uint8ClampedArray(32 * 32 * 4)
  for (let i = 0; i < 1024; i++) {
    const [x, y] = [(i % 32) - 15.5, Math.floor(i / 32) - 15.5]
    if (Math.hypot(x, y) > 14) continue
    const tone = (y < 0 ? 200 : 60) + ((i * 7) % 30)
    rgba.set([tone, tone * 0.8, tone * 0.5, 255], i * 4)
  }
  return { width: 32, height: 32, rgba }
}

describe('an element too small for its details', () => {
  it('is its form in two flat colours', () => {
    const { rgba } = signStamp(disc(), 3)
    const colors = new Set<string>()
    let covered = 0
    for (let i = 0; i < rgba.length; i += 4) {
      if ((rgba[i + 3] ?? 0) < 128) continue
      covered++
      colors.add(rgba.slice(i, i + 3).join())
    }
    expect(colors.size).toBe(2)
    expect(covered).toBeGreaterThan(550)
  })
})
