import { describe, expect, it } from 'vitest'
import { colorDistance, toHex } from '../colors/color.ts'
import { oklabOf } from '../colors/oklch.ts'
import { colorScript } from './colorScript.ts'
import { kinShares } from './kinShares.ts'
import type { BoardReading } from './reading.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

const stall = {
  '#624328': 0.3,
  '#d5872b': 0.1,
  '#b1681e': 0.08,
  '#decb39': 0.14,
  '#64923d': 0.16,
  '#4b782b': 0.12,
  '#241d16': 0.1,
}
const pink = { '#d35a88': 0.14, '#df85a8': 0.12, '#b55076': 0.12 }
const grass = { '#3e6430': 0.34, '#5c8a44': 0.2, '#2a4420': 0.08 }
/** How much cloth a script gives to what is near one of some colours. */
const clothOf = (readings: readonly BoardReading[], hexes: readonly string[], asked = 0) =>
  colorScript(
    readings,
    ['#155a92', '#c03a1d'].slice(0, asked).map((hex) => ({ id: hex, color: colorOf(hex) })),
  ).colors.reduce(
    (sum, { color, share }) => sum + (hexes.some((hex) => colorDistance(colorOf(hex), color) < 3) ? share : 0),
    0,
  )

/** A reading whose subject has these shares of its colours. */
function withSubject(reading: BoardReading, own: Readonly<Record<string, number>>): BoardReading {
  const clusters = reading.reading.clusters.map((one) => {
    const hex = Object.keys(own).find((each) => oklabOf(colorOf(each)).every((value, k) => value === one.place[k]))
    return { ...one, own: hex ? own[hex] : 0 }
  })
  return { ...reading, reading: { ...reading.reading, clusters } }
}

describe('what leads a script', () => {
  it('[S3.03] is the fruit and not the crate it lies in, though that covers more', () => {
    const readings = [plainReading('stall', stall)]
    const crate = clothOf(readings, ['#624328'])
    expect(crate).toBeLessThan(0.24)
    expect(clothOf(readings, ['#d5872b', '#b1681e', '#decb39', '#64923d', '#4b782b'])).toBeGreaterThan(2.5 * crate)
  })

  it('[S3.03] is a brown crate where there is little else', () => {
    expect(
      clothOf([plainReading('crate', { '#624328': 0.5, '#8a6a4e': 0.3, '#241d16': 0.2 })], ['#624328']),
    ).toBeGreaterThan(0.4)
  })

  it('[S3.03] is the flower before the grass', () => {
    const readings = [plainReading('flower', { ...grass, ...pink })]
    expect(clothOf(readings, Object.keys(pink))).toBeGreaterThan(0.36)
  })

  it('[S9.04] has more of what a picture’s subject is than of the same colours elsewhere', () => {
    const fish = { '#294fa0': 0.06, '#c09d2e': 0.06 }
    const sea = plainReading('sea', { '#0b2938': 0.4, '#11556a': 0.38, '#1b1423': 0.1, ...fish })
    const before = clothOf([sea], Object.keys(fish))
    const led = clothOf([withSubject(sea, { '#294fa0': 0.5, '#c09d2e': 0.5 })], Object.keys(fish))
    expect(led).toBeGreaterThan(before + 0.05)
  })

  it('[S3.03] is left as it lies where colours are asked for, which lead', () => {
    const readings = [plainReading('flower', { ...grass, ...pink })]
    const share = clothOf(readings, Object.keys(pink), 2) / clothOf(readings, Object.keys(grass), 2)
    expect(share).toBeLessThan(0.6)
    expect(clothOf(readings, Object.keys(pink)) / clothOf(readings, Object.keys(grass))).toBeGreaterThan(0.6)
  })

  it('[S3.03] is no accent, where something rarer is there', () => {
    const { colors } = colorScript([plainReading('flower', { ...grass, ...pink, '#2f55b4': 0.03 })], [])
    expect(colors.filter(({ role }) => role === 'accent').map(({ color }) => toHex(color))).toEqual(['#2f55b4'])
  })
})

describe('kin', () => {
  it('[S3.03] counts shades of one hue together, and other hues apart', () => {
    const places = ['#d5872b', '#a8641a', '#2f6f8f'].map((hex) => oklabOf(colorOf(hex)))
    const [light, deep, blue] = kinShares(places, [0.2, 0.2, 0.6])
    expect(light).toBeGreaterThan(0.34)
    expect(deep).toBeGreaterThan(0.34)
    expect(blue).toBeCloseTo(0.6, 1)
  })
})
