import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { type Color, colorDistance, toHex } from '../../colors/color.ts'
import { apart } from '../../colors/lab.ts'
import { oklabOf } from '../../colors/oklch.ts'
import { chromaOf, hueOf } from '../oklabPlace.ts'
import { scriptHandSchema } from '../scriptHand.ts'
import { type ColorScript, colorScriptSchema } from '../scriptSchema.ts'
import type { SeasonId } from '../seasonLeans.ts'
import { seasons } from '../seasons.ts'
import { colorOf } from '../testing/plainReading.ts'
import { scriptOfAsked } from './scriptOfAsked.ts'

const palettes = [
  ['#1f3a5f'],
  ['#c9b48a'],
  ['#000000'],
  ['#808080'],
  ['#aa3311', '#202c54'],
  ['#000000', '#ffffff'],
  ['#ff0000', '#00ff00'],
  ['#f4ead7', '#e9e1d0'],
  ['#17161c', '#e8e2da', '#a63d2f'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
  ['#c98b94', '#5d7a4f', '#f3ede2', '#e5c77d', '#7a86b8', '#2a2a2e'],
]
const askedOf = (palette: readonly string[]) => palette.map((hex) => ({ id: `asked ${hex}`, color: colorOf(hex) }))
const script = (palette: readonly string[], hand: object = {}, season: SeasonId = 'none'): ColorScript => {
  const found = scriptOfAsked(askedOf(palette), scriptHandSchema.parse(hand), season)
  if (!found) throw new Error('nothing is asked for')
  return found
}
const derivedIn = ({ colors }: ColorScript) => colors.filter(({ asked }) => asked === null)
const askedIn = ({ colors }: ColorScript) => colors.filter(({ asked }) => asked !== null)
const shareOf = (colors: ColorScript['colors']) => colors.reduce((sum, { share }) => sum + share, 0)
const find = ({ colors }: ColorScript, color: Color) => colors.find((one) => toHex(one.color) === toHex(color))

describe('the script of asked colours', () => {
  it('[S3.03] has 8 to 12 colours in a valid form, whatever is asked for, and is null where nothing is', () => {
    for (const palette of palettes) {
      const made = script(palette)
      expect(colorScriptSchema.parse(made)).toEqual(made)
      expect(made.colors.length, palette.join()).toBeGreaterThanOrEqual(8)
      expect(made.colors.length, palette.join()).toBeLessThanOrEqual(12)
      expect(shareOf(made.colors)).toBeCloseTo(1)
    }
    expect(scriptOfAsked([])).toBeNull()
  })

  it('[S3.03] more than twelve asked colours stay alone, in a valid form', () => {
    const many = Array.from({ length: 30 }, (_, i) => `#${(0x202020 + i * 0x060503).toString(16)}`)
    const made = script(many)
    expect(colorScriptSchema.parse(made)).toEqual(made)
    expect(derivedIn(made)).toEqual([])
    expect(shareOf(made.colors)).toBeCloseTo(1)
  })

  it('[S3.07] asked colours lead: they keep their bytes and have two thirds of the cloth and more', () => {
    for (const palette of palettes) {
      const made = script(palette)
      expect(askedIn(made).map(({ color }) => toHex(color))).toEqual(palette)
      const share = shareOf(askedIn(made))
      expect(share, palette.join()).toBeGreaterThan(0.6)
      if (palette.length < 4) expect(share, palette.join()).toBeLessThan(0.72)
    }
  })

  it('[S3.03] holds something pale and something deep, neither pure, unless they were asked for', () => {
    for (const palette of palettes) {
      const made = script(palette)
      const places = made.colors.map(({ color }) => oklabOf(color))
      expect(Math.max(...places.map(([lightness]) => lightness)), palette.join()).toBeGreaterThan(0.83)
      expect(Math.min(...places.map(([lightness]) => lightness)), palette.join()).toBeLessThan(0.34)
      for (const { color, role } of derivedIn(made)) {
        const { r, g, b } = color
        if (role === 'light' || role === 'deep') expect(new Set([r, g, b]).size, toHex(color)).toBeGreaterThan(1)
      }
    }
  })

  it('[S3.03] a deep that is derived is neutral or cool, never brown', () => {
    const deeps = palettes.flatMap((palette) => derivedIn(script(palette)).filter(({ role }) => role === 'deep'))
    expect(deeps.length).toBeGreaterThan(0)
    for (const { color } of deeps) {
      expect(chromaOf(oklabOf(color)), toHex(color)).toBeLessThan(0.015)
      expect(color.b, toHex(color)).toBeGreaterThanOrEqual(color.r)
    }
  })

  it('[S3.03] of a few colours has one accent, three to fifteen per cent, told apart from all that is asked for and of another hue', () => {
    for (const palette of palettes.filter(({ length }) => length < 3)) {
      const accents = derivedIn(script(palette)).filter(({ role }) => role === 'accent')
      expect(accents).toHaveLength(1)
      const { color, share } = sureFirst(accents)
      expect(share).toBeGreaterThan(0.03)
      expect(share).toBeLessThan(0.15)
      for (const hex of palette) {
        const own = oklabOf(colorOf(hex))
        expect(colorDistance(color, colorOf(hex)), hex).toBeGreaterThan(18)
        const turn = Math.abs(hueOf(oklabOf(color)) - hueOf(own))
        if (chromaOf(own) > 0.03) expect(Math.min(turn, 2 * Math.PI - turn), hex).toBeGreaterThan(0.7)
      }
    }
  })

  it('[S3.03] whose palette has a vivid colour of its own takes that as its accent', () => {
    const made = script(['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'])
    expect(made.colors.filter(({ role }) => role === 'accent').map(({ color }) => toHex(color))).toEqual(['#7a2f2a'])
  })

  it('[S3.03] its colours are told apart from one another', () => {
    for (const palette of palettes) {
      const places = script(palette).colors.map(({ color }) => oklabOf(color))
      for (const one of derivedIn(script(palette)))
        for (const place of places)
          if (apart(place, oklabOf(one.color)) > 0)
            expect(apart(place, oklabOf(one.color)), palette.join()).toBeGreaterThan(0.028)
    }
  })

  it('[S3.03] a season leans what is derived and leaves what is asked for', () => {
    const palette = ['#aa3311', '#202c54']
    const plain = script(palette)
    for (const { id } of seasons) {
      const made = script(palette, {}, id)
      expect(askedIn(made)).toEqual(askedIn(plain))
      if (id !== 'none') expect(derivedIn(made)).not.toEqual(derivedIn(plain))
    }
    const lightness = (season: SeasonId) =>
      derivedIn(script(palette, {}, season)).reduce((sum, { color }) => sum + oklabOf(color)[0], 0)
    expect(lightness('winter')).toBeLessThan(lightness('none'))
    expect(lightness('summer')).toBeGreaterThan(lightness('none'))
  })
})

describe('a hand laid on the script of asked colours', () => {
  const palette = ['#aa3311', '#202c54']
  const free = script(palette)

  it('[S3.03] a derived colour that is held stays itself, in its role or a given one, and the others stay too', () => {
    for (const { color, role } of derivedIn(free)) {
      const held = script(palette, { kept: [{ color }] })
      expect(find(held, color)).toMatchObject({ kept: true, role, asked: null })
      expect(held.colors.map((one) => toHex(one.color))).toEqual(free.colors.map((one) => toHex(one.color)))
      expect(find(script(palette, { kept: [{ color, role: 'accent' }] }), color)).toMatchObject({ role: 'accent' })
    }
  })

  it('[S3.03] one that is changed takes the place and the role of the one it was, and one that is left out is not there, in every season', () => {
    const to = colorOf('#7b2d8e')
    for (const { id } of seasons)
      for (const { color, role } of derivedIn(script(palette, {}, 'winter'))) {
        const changed = script(palette, { kept: [{ color: to, of: color }] }, id)
        expect(find(changed, to)).toMatchObject({ kept: true, role })
        expect(changed.colors).toHaveLength(free.colors.length)
        expect(script(palette, { without: [color] }, id).colors).toHaveLength(free.colors.length - 1)
      }
  })

  it('[S3.07] nothing takes an asked colour out, and one that is held from another board stands beside them', () => {
    const out = script(palette, { without: palette.map(colorOf) })
    expect(askedIn(out)).toHaveLength(2)
    const held = script(palette, { kept: [{ color: colorOf('#d5e04a'), role: 'accent' }] })
    expect(find(held, colorOf('#d5e04a'))).toMatchObject({ kept: true, role: 'accent' })
    expect(held.colors).toHaveLength(free.colors.length + 1)
  })
})
