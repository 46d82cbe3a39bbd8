import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { apart } from '../colors/lab.ts'
import { oklabOf } from '../colors/oklch.ts'
import { colorScript } from './colorScript.ts'
import { chromaOf, hueOf } from './oklabPlace.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

describe('a third small colour of a market', () => {
  const market = { '#3a2418': 0.6, '#8e6a3c': 0.22, '#e4702f': 0.06, '#9ed35e': 0.06 }
  const accentsOf = (shares: Readonly<Record<string, number>>) =>
    colorScript([plainReading('market', shares)], []).colors.flatMap(({ role, color }) =>
      role === 'accent' ? [toHex(color)] : [],
    )

  it('[S3.03] is an accent where it is vivid and of another hue than the other two', () => {
    expect(accentsOf({ ...market, '#c2306e': 0.06 }).toSorted()).toEqual(['#9ed35e', '#c2306e', '#e4702f'])
  })

  it('[S3.03] is none where it is dull or near one of them', () => {
    expect(accentsOf({ ...market, '#8a6a86': 0.06 }).toSorted()).toEqual(['#9ed35e', '#e4702f'])
    expect(accentsOf({ ...market, '#d6a22c': 0.06 })).toHaveLength(2)
  })
})

describe('lemon', () => {
  const yellows = (shares: Readonly<Record<string, number>>) =>
    colorScript([plainReading('yellows', shares)], []).colors.flatMap(({ color }) => {
      const place = oklabOf(color)
      const hue = (hueOf(place) * 180) / Math.PI
      return chromaOf(place) > 0.08 && hue > 60 && hue < 122 && place[0] > 0.7 ? [hue] : []
    })

  it('[S3.03] beside amber is a lamp’s glare and counts for the amber', () => {
    const hues = yellows({ '#34476d': 0.5, '#827da6': 0.4, '#fffd97': 0.06, '#f5be76': 0.04 })
    expect(hues).toHaveLength(1)
    expect(hues[0]).toBeLessThan(80)
  })

  it('[S3.03] alone stays lemon, and beside a speck of amber too', () => {
    expect(yellows({ '#34476d': 0.5, '#827da6': 0.4, '#fffd97': 0.1 }).some((hue) => hue > 100)).toBe(true)
    expect(yellows({ '#34476d': 0.5, '#827da6': 0.38, '#fffd97': 0.1, '#f5be76': 0.02 }).some((hue) => hue > 100)).toBe(
      true,
    )
  })
})

describe('two shades of one red', () => {
  it('[S3.03] are one accent', () => {
    const reds = plainReading('reds', { '#3c783c': 0.53, '#24452a': 0.36, '#c81e28': 0.06, '#e2505a': 0.05 })
    const script = colorScript([reds], [])
    const nearest = (hex: string) =>
      Math.min(...script.colors.map(({ color }) => apart(oklabOf(color), oklabOf(colorOf(hex)))))
    expect(script.colors.filter(({ role }) => role === 'accent')).toHaveLength(1)
    expect(nearest('#c81e28')).toBeLessThan(0.02)
    expect(nearest('#e2505a')).toBeLessThan(0.02)
  })
})
