import { getSimilarColors } from 'pantone-tcx'
import { describe, expect, it } from 'vitest'
import { type Color, colorDistance, fromHex, lightnessChromaHue, toHex } from './color.ts'
import { completePalette } from './completePalette.ts'
import { harmonyOf } from './harmony.ts'
import { namedColors, nearestName } from './names.ts'
import { colorAtOklab, colorOf, oklabOf } from './oklch.ts'
import { openCodes, readTcx } from './tcx.ts'

const color = (hex: string): Color => {
  const read = fromHex(hex)
  if (!read) throw new Error(hex)
  return read
}

describe('colours', () => {
  it('returns from OKLab to the same display colour', () => {
    for (const hex of ['#000000', '#ffffff', '#c3161c', '#1f4fb4', '#7f9b6f']) {
      expect(toHex(colorAtOklab(oklabOf(color(hex))))).toBe(hex)
    }
  })
  it('keeps a colour too vivid to show at its lightness and hue', () => {
    const { lightness, hue } = lightnessChromaHue(colorOf(0.6, 0.5, 150))
    expect(lightness).toBeCloseTo(0.6, 1)
    expect(Math.abs(hue - 150)).toBeLessThan(4)
  })
})

describe('textile codes', () => {
  it('[S5.13] reads codes with and without suffix, and refuses other text', () => {
    expect(readTcx('19-4052 TCX')).toEqual({ code: '19-4052', suffix: 'TCX' })
    expect(readTcx(' 194052tpg ')).toEqual({ code: '19-4052', suffix: 'TPG' })
    expect(readTcx('18-1750')).toEqual({ code: '18-1750', suffix: null })
    for (const text of ['20-4052', '19-405', '19-4052 C', 'blue', '', '#aa3311']) expect(readTcx(text)).toBeNull()
  })
  it('[S5.13] finds only codes that the table holds: no colour is invented', () => {
    const codes = openCodes([
      { code: '19-4052 TCX', hex: '#0f4c81' },
      { code: 'nonsense', hex: '#000' },
      { code: '11-0601', hex: 'not a colour' },
    ])
    expect(codes.count).toBe(1)
    expect(codes.find('19-4052 TPG')?.color).toEqual(color('#0f4c81'))
    expect(codes.find('19-4053')).toBeNull()
    expect(codes.find('11-0601')).toBeNull()
    expect(openCodes([]).nearest(color('#123456'))).toBeNull()
  })
  it('opens on the optional open table and names the truly nearest code with its distance', () => {
    const rows = getSimilarColors('#808080', 1000).map(({ tcx, hex }) => ({ code: tcx, hex }))
    const codes = openCodes(rows)
    expect(codes.count).toBeGreaterThan(2000)
    const wanted = color('#a8412f')
    const nearest = codes.nearest(wanted)
    const least = Math.min(...rows.map(({ hex }) => colorDistance(wanted, color(hex))))
    expect(nearest?.distance).toBeCloseTo(least, 9)
    expect(codes.find(nearest?.code ?? '')?.color).toEqual(nearest?.color)
  })
})

describe('named colours', () => {
  it('holds at least 140 distinct names', () => {
    expect(new Set(namedColors.map(({ label }) => label)).size).toBe(namedColors.length)
    expect(namedColors.length).toBeGreaterThanOrEqual(140)
  })
  it('finds each named colour under its own name, and a near one by distance', () => {
    for (const { label, color } of namedColors) expect(nearestName(color).label).toBe(label)
    expect(nearestName(color('#1d2847'))).toMatchObject({ label: 'Navy' })
  })
})

describe('palette derivation', () => {
  it('keeps the given colours and adds ones that differ visibly', () => {
    for (const given of [
      ['#1f2a40'],
      ['#f7f1df'],
      ['#f7f1df', '#c3161c'],
      ['#0d0d0f', '#ffffff'],
      ['#808080', '#1f4fb4', '#f5d90f'],
    ]) {
      const palette = completePalette(given.map(color), 6)
      expect(palette.slice(0, given.length).map(toHex)).toEqual(given)
      expect(palette).toHaveLength(6)
      palette.forEach((a, i) => palette.slice(0, i).forEach((b) => expect(colorDistance(a, b)).toBeGreaterThan(5)))
    }
  })
})

describe('roles of a palette', () => {
  it('sorts a full palette into dark, light, accent and two more', () => {
    const roles = harmonyOf(['#f6f0e3', '#1c2746', '#d8523f', '#8fbfe4', '#c2942b'].map(color))
    expect([roles.dark, roles.light, roles.accent].map(toHex)).toEqual(['#1c2746', '#f6f0e3', '#d8523f'])
    expect(new Set([roles.second, roles.third].map(toHex))).toEqual(new Set(['#8fbfe4', '#c2942b']))
    expect(roles.derived).toEqual([])
  })
  it('derives only a missing dark or light, and says so', () => {
    const roles = harmonyOf([color('#cf6620')])
    expect(toHex(roles.accent)).toBe('#cf6620')
    expect(roles.derived).toEqual(['dark', 'light'])
    expect(lightnessChromaHue(roles.dark).lightness).toBeLessThan(0.35)
    const two = harmonyOf(['#1c2746', '#f6f0e3'].map(color))
    expect(two.derived).toEqual([])
    const shown = [two.accent, two.second, two.third].map(toHex)
    expect(shown.every((hex) => ['#1c2746', '#f6f0e3'].includes(hex))).toBe(true)
  })
  it('counts near-equal colours once', () => {
    expect(harmonyOf(['#c3161c', '#c4161c', '#c3171d'].map(color)).others).toEqual([])
  })
})
