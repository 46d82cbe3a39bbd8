import { describe, expect, it } from 'vitest'
import {
  addStop,
  addStopInGap,
  colorAt,
  gradientFrom,
  moveStop,
  removeStop,
  setMidpoint,
  turnRound,
} from './gradient.ts'

const black = { r: 0, g: 0, b: 0 }
const white = { r: 255, g: 255, b: 255 }
const gradient = gradientFrom(black, white)

describe('the gradient editor', () => {
  it('[S3.16] adds a stop in the colour that is there, so that nothing changes until it is moved', () => {
    const added = addStop(gradient, 0.25)
    expect(added?.index).toBe(1)
    expect(added?.gradient.stops[1]).toEqual({ at: 0.25, color: { r: 136, g: 136, b: 136 }, opacity: 1 })
    for (const at of [0.1, 0.2, 0.5, 0.9])
      expect(Math.abs(colorAt(added?.gradient ?? gradient, at).r - colorAt(gradient, at).r)).toBeLessThan(2)
  })

  it('puts a new stop into the widest gap, and takes twelve at most', () => {
    let now = addStop(gradient, 0.2)?.gradient ?? gradient
    expect(addStopInGap(now)?.gradient.stops[2]?.at).toBeCloseTo(0.6)
    for (let i = 0; i < 20; i++) now = addStopInGap(now)?.gradient ?? now
    expect(now.stops).toHaveLength(12)
    expect(addStopInGap(now)).toBeNull()
  })

  it('moves a stop between its neighbours only', () => {
    const three = addStop(gradient, 0.5)?.gradient ?? gradient
    expect(moveStop(three, 1, 7).stops[1]?.at).toBe(1)
    expect(moveStop(three, 0, 0.9).stops[0]?.at).toBe(0.5)
  })

  it('keeps two stops', () => {
    expect(removeStop(gradient, 0)).toBe(gradient)
    expect(removeStop(addStop(gradient, 0.5)?.gradient ?? gradient, 1)).toEqual(gradient)
  })

  it('[S3.16] a midpoint is the middle colour, and may stand off the middle', () => {
    const set = setMidpoint(gradient, 0, 0.8)
    expect(set?.index).toBe(1)
    expect(set?.gradient.stops[1]).toEqual({ at: 0.8, color: colorAt(gradient, 0.5), opacity: 1 })
    expect(setMidpoint(gradient, 1, 0.5)).toBeNull()
  })

  it('turns round', () => {
    expect(turnRound(gradient).stops.map(({ at, color }) => [at, color.r])).toEqual([
      [0, 255],
      [1, 0],
    ])
  })
})
