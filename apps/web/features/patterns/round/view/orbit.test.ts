import { describe, expect, it } from 'vitest'
import { keySteps } from './keySteps.ts'
import { between, moved, nearer, openness, type Orbit, turned, wholeOf } from './orbit.ts'

const orbit: Orbit = { turn: 0, above: 0, away: 3000, across: 0, up: 900 }
const tan = Math.tan((openness * Math.PI) / 360)

describe('looking at a form', () => {
  it('[S2.59] shows the whole garment on a broad stage and on a narrow one', () => {
    const extent = { low: 500, high: 1500, half: 400 }
    for (const stage of [
      { width: 1200, height: 700 },
      { width: 360, height: 640 },
    ]) {
      const { away, up } = wholeOf(extent, stage)
      // What is nearest to the viewer is seen whole as well.
      const reach = (away - extent.half) * tan
      expect(up + reach).toBeGreaterThan(extent.high)
      expect(up - reach).toBeLessThan(extent.low)
      expect((reach * stage.width) / stage.height).toBeGreaterThan(extent.half)
    }
  })

  it('[S2.59] turns all around and never beneath the floor or over the head', () => {
    expect(turned(orbit, Math.PI * 1.5).turn).toBeCloseTo(-Math.PI / 2, 9)
    expect(turned(orbit, 0, 9).above).toBeLessThan(Math.PI / 2)
    expect(turned(orbit, 0, -9).above).toBeGreaterThan(-Math.PI / 4)
  })

  it('[S2.59] comes no nearer than the cloth and goes no farther than it is seen', () => {
    const near = nearer(orbit, 1e6).away
    const far = nearer(orbit, 1e-6).away
    expect(nearer(orbit, 2).away).toBe(1500)
    expect([near > 100, far < 20_000]).toEqual([true, true])
  })

  it('[S2.59] moves what is under the hand along with it', () => {
    const height = 600
    const after = moved(orbit, 30, -45, height)
    const perPixel = (2 * orbit.away * tan) / height
    expect(after.across).toBeCloseTo(-30 * perPixel, 6)
    expect(after.up).toBeCloseTo(900 - 45 * perPixel, 6)
  })

  it('[S2.59] glides to a side by the shorter way', () => {
    const from = { ...orbit, turn: Math.PI * 0.9 }
    const to = { ...orbit, turn: -Math.PI * 0.9, away: 1000 }
    const half = between(from, to, 0.5)
    expect(Math.abs(half.turn)).toBeCloseTo(Math.PI, 9)
    expect(half.away).toBe(2000)
    expect(between(from, to, 1)).toEqual(to)
  })

  it('[S2.59] keys turn it back and forth, bring it nearer, move it with Shift, and other keys do nothing', () => {
    const steps = (keys: readonly string[], shift = false) =>
      keys.reduce((now, key) => keySteps(now, key, shift, 600) ?? now, orbit)
    expect(steps(['ArrowRight', 'ArrowRight']).turn).toBeCloseTo(Math.PI / 6, 9)
    expect(steps(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])).toEqual(orbit)
    expect(steps(['ArrowUp']).above).toBeGreaterThan(0)
    expect(steps(['+']).away).toBeLessThan(orbit.away)
    expect(steps(['+', '-']).away).toBeCloseTo(orbit.away, 6)
    expect(steps(['ArrowLeft'], true)).toMatchObject({ turn: 0, across: -moved(orbit, -40, 0, 600).across })
    expect(keySteps(orbit, 'a', false, 600)).toBeNull()
  })
})
