import { describe, expect, it } from 'vitest'
import { distanceAt } from './distanceAt.ts'
import { fieldOf } from './fieldOf.ts'
import type { Spot } from './form.ts'

const ball = fieldOf((x, y, z) => Math.hypot(x, y - 100, z) - 80, [-150, -50, -150], [150, 250, 150], 10)

describe('the distance to a body', () => {
  it.each<[string, Spot, number, Spot]>([
    ['in front', [0, 100, 110], 30, [0, 0, 1]],
    ['at its left', [95, 100, 0], 15, [1, 0, 0]],
    ['above', [0, 213, 0], 33, [0, 1, 0]],
    ['inside', [-40, 100, 0], -40, [-1, 0, 0]],
    ['aslant', [64, 148, 0], 0, [0.8, 0.6, 0]],
  ])('[S1.11] is right %s, with the way out', (_, spot, asked, way) => {
    const { distance, outward } = distanceAt(ball, spot)
    expect(Math.abs(distance - asked)).toBeLessThan(0.6)
    expect(Math.hypot(...outward)).toBeCloseTo(1, 6)
    outward.forEach((one, axis) => expect(Math.abs(one - (way[axis] ?? 0))).toBeLessThan(0.13))
  })

  it('[S1.11] goes on beyond the field, away from it', () => {
    for (const spot of [
      [600, 100, 0],
      [0, -900, 0],
      [0, 100, -400],
    ] as const) {
      const { distance, outward } = distanceAt(ball, spot)
      const real = Math.hypot(spot[0], spot[1] - 100, spot[2]) - 80
      expect(Math.abs(distance / real - 1)).toBeLessThan(0.05)
      expect(outward[0] * spot[0] + outward[1] * (spot[1] - 100) + outward[2] * spot[2]).toBeGreaterThan(0)
    }
  })

  it('[S1.11] runs on without a step from cell to cell and out of the field', () => {
    let last = distanceAt(ball, [-320, 90, 20]).distance
    for (let x = -319; x < 320; x++) {
      const { distance } = distanceAt(ball, [x, 90, 20])
      expect(Math.abs(distance - last)).toBeLessThan(1.4)
      last = distance
    }
  })
})
