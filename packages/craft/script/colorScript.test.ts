import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { apart } from '../colors/lab.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import type { AskedColor } from './asked.ts'
import { colorScript } from './colorScript.ts'
import { direct } from './direct.ts'
import { chromaOf } from './oklabPlace.ts'
import type { BoardReading } from './reading.ts'
import { scriptHandSchema } from './scriptHand.ts'
import { type ColorScript, colorScriptSchema } from './scriptSchema.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

const asking = (...hexes: string[]): AskedColor[] => hexes.map((hex) => ({ id: `asked ${hex}`, color: colorOf(hex) }))
const ofHue = (degrees: number, chroma: number, lightness = 0.6) => {
  const hue = (degrees * Math.PI) / 180
  return toHex(colorAtOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]))
}
const rainbow = plainReading(
  'rainbow',
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [ofHue(15 + i * 30, 0.11), 1 / 12])),
)
const harbour = plainReading('harbour', {
  '#16304f': 0.24,
  '#2f6f8f': 0.18,
  '#7fb1c2': 0.14,
  '#d8e2e0': 0.12,
  '#a63a2a': 0.08,
  '#e0b23c': 0.05,
  '#4c5a4a': 0.07,
  '#8a6a4e': 0.06,
  '#b9a58c': 0.04,
  '#000000': 0.02,
})
const wall = plainReading('wall', { '#777777': 0.5, '#3a3a3a': 0.3, '#b4b4b4': 0.2 })
/** Two hues that lie across from one another, and leave no mean. */
const across = plainReading('across', {
  [ofHue(30, 0.07)]: 0.42,
  [ofHue(210, 0.07)]: 0.42,
  '#000000': 0.08,
  '#ffffff': 0.08,
})
const many = plainReading(
  'many',
  Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [ofHue(20 + (i % 5) * 22, 0.05 + (i % 3) * 0.04, 0.42 + 0.012 * i), 1 / 30]),
  ),
)
const boards: [name: string, readings: BoardReading[]][] = [
  ['harbour', [harbour]],
  ['many', [many]],
  ['one colour', [plainReading('red', { '#c03030': 1 })]],
  ['wall', [wall]],
  ['across', [across]],
  ['harbour and many', [harbour, { ...many, weight: 3 }]],
]
const asks: AskedColor[][] = [[], asking('#aa3311'), asking('#aa3311', '#000000', '#ffffff')]
const scripts = boards.flatMap(([name, readings]) =>
  asks.map((asked) => ({ name: `${name}, ${asked.length} asked`, asked, script: colorScript(readings, asked) })),
)
const places = ({ colors }: ColorScript) => colors.map(({ color }) => oklabOf(color))
const shareOf = (colors: ColorScript['colors']) => colors.reduce((sum, { share }) => sum + share, 0)
const nearest = (script: ColorScript, hex: string) =>
  Math.min(...places(script).map((place) => apart(place, oklabOf(colorOf(hex)))))

describe('the colours of a script', () => {
  it('[S3.03] are 8 to 12, a valid form, unlike one another, and their shares add up to 1', () => {
    for (const { name, script } of scripts) {
      expect(colorScriptSchema.parse(script), name).toEqual(script)
      expect(script.colors.length, name).toBeGreaterThanOrEqual(8)
      expect(script.colors.length, name).toBeLessThanOrEqual(12)
      expect(new Set(script.colors.map(({ color }) => toHex(color))).size, name).toBe(script.colors.length)
      expect(shareOf(script.colors), name).toBeCloseTo(1, 6)
    }
  })

  it('[S3.03] stay a valid form on a full board of asked colours over a picture of every hue', () => {
    const full = asking(...Array.from({ length: 30 }, (_, i) => ofHue(i * 12, 0.02 + 0.005 * i, 0.25 + 0.02 * i)))
    const kept = full.slice(0, 12).map(({ color: { r, g, b } }) => ({ color: { r: b, g: r, b: g } }))
    const script = colorScript([rainbow], full, scriptHandSchema.parse({ kept }))
    expect(colorScriptSchema.safeParse(script).success).toBe(true)
  })

  it('[S3.03] hold something pale and something deep, whatever the pictures are', () => {
    for (const { name, script } of scripts) {
      const lights = places(script).map(([lightness]) => lightness)
      expect(Math.max(...lights), name).toBeGreaterThan(0.78)
      expect(Math.min(...lights), name).toBeLessThan(0.39)
    }
  })

  it('[S3.03] are no pure black, white or grey where the pictures have a hue, asked ones apart', () => {
    for (const { name, script } of scripts.filter((one) => !one.name.startsWith('wall')))
      for (const { color, asked } of script.colors) {
        if (asked !== null) continue
        expect(chromaOf(oklabOf(color)), `${name} ${toHex(color)}`).toBeGreaterThan(0.009)
        expect(oklabOf(color)[0], name).toBeGreaterThan(0.18)
        expect(oklabOf(color)[0], name).toBeLessThan(0.975)
      }
  })

  it('[S3.03] of a grey picture are grey, and so is the paper its looks stand on', () => {
    const script = colorScript([wall], [])
    for (const color of [...script.colors.map((one) => one.color), script.ground])
      expect(chromaOf(oklabOf(color)), toHex(color)).toBeLessThan(0.004)
  })

  it('[S3.03] keep a chip of every thirty degrees that have 1.5 % of the picture, and of many hues all', () => {
    for (let hue = 0; hue < 360; hue += 30) {
      const small = ofHue(hue + 15, 0.075)
      const crowd = Object.fromEntries(
        Array.from({ length: 14 }, (_, i) => [ofHue(hue + 160 + (i % 4) * 10, 0.1, 0.2 + i * 0.05), 0.985 / 14]),
      )
      const script = colorScript([plainReading('crowd', { ...crowd, [small]: 0.015 })], [])
      expect(nearest(script, small), `hue ${hue + 15}`).toBeLessThan(0.06)
    }
    for (let i = 0; i < 12; i++)
      expect(nearest(colorScript([rainbow], []), ofHue(15 + i * 30, 0.11))).toBeLessThan(0.06)
  })
})

describe('asked colours in a script', () => {
  it('[S3.03] are in it to the byte, and no picture owns them', () => {
    for (const { name, asked, script } of scripts)
      for (const { id, color } of asked) {
        const own = script.colors.filter((one) => one.asked === id)
        expect(own, name).toHaveLength(1)
        expect(own[0], name).toMatchObject({ color, from: null })
      }
  })

  it('[S3.03] have about .27 of the cloth together, however many they are', () => {
    for (const { name, asked, script } of scripts) {
      if (asked.length === 0) continue
      const share = shareOf(script.colors.filter((one) => one.asked !== null))
      expect(Math.abs(share - 0.27), name).toBeLessThan(0.04)
    }
  })

  it('[S3.03] take the place of the nearest within .07, and leave what is further away', () => {
    const free = colorScript([harbour], [])
    const [l, a, b] = oklabOf(colorOf('#2f6f8f'))
    const near = toHex(colorAtOklab([l + 0.04, a, b]))
    const far = toHex(colorAtOklab([l + 0.05, a + 0.08, b]))
    expect(nearest(free, near)).toBeLessThan(0.07)
    expect(nearest(free, far)).toBeGreaterThan(0.07)
    const replaced = colorScript([harbour], asking(near))
    expect(replaced.colors.find(({ asked }) => asked)?.seen).toBeGreaterThan(0.15)
    expect(nearest(replaced, '#2f6f8f')).toBeGreaterThan(0.02)
    const joined = colorScript([harbour], asking(far))
    expect(joined.colors.find(({ asked }) => asked)?.seen).toBe(0)
    expect(nearest(joined, '#2f6f8f')).toBeLessThan(0.01)
  })

  it('[S3.03] of two that are near, take the place of the nearer, though the other says more', () => {
    const [loud, quiet] = [ofHue(30, 0.12, 0.6), ofHue(30, 0.12, 0.69)]
    const near = ofHue(30, 0.12, 0.66)
    const reading = plainReading('two', { [loud]: 0.6, [quiet]: 0.1, '#203040': 0.3 })
    const script = colorScript([reading], asking(near))
    expect(script.colors.find(({ asked }) => asked)?.seen).toBeCloseTo(0.1)
    expect(nearest(script, loud)).toBeLessThan(0.01)
    expect(nearest(script, quiet)).toBeGreaterThan(0.01)
  })

  it('[S3.03] stand once though they are held fast as well', () => {
    const color = colorOf('#7b2d8e')
    const script = colorScript(
      [harbour],
      asking('#7b2d8e'),
      scriptHandSchema.parse({ kept: [{ color, role: 'tone' }] }),
    )
    const own = script.colors.filter((one) => toHex(one.color) === '#7b2d8e')
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ asked: 'asked #7b2d8e', kept: true, role: 'tone' })
  })
})

describe('accents', () => {
  it('[S3.03] are three at the most, small, seen or asked for, and of unlike hue', () => {
    for (const { name, script } of scripts) {
      const accents = script.colors.filter(({ role }) => role === 'accent')
      expect(accents.length, name).toBeLessThanOrEqual(3)
      for (const { seen, share, from, asked } of accents) {
        expect(seen, name).toBeLessThan(0.16)
        if (asked === null) expect(share, name).toBeLessThan(0.1)
        expect(from !== null || asked !== null, name).toBe(true)
      }
      const places = accents.map(({ color }) => oklabOf(color))
      places.forEach((p, i) => {
        for (const q of places.slice(i + 1)) expect(Math.hypot(p[1] - q[1], p[2] - q[2]), name).toBeGreaterThan(0.04)
      })
    }
    expect(colorScript([harbour], []).colors.filter(({ role }) => role === 'accent')).toHaveLength(2)
  })

  it('[S3.03] are what is small and strong in a quiet picture, not a step between its colours', () => {
    const script = colorScript([plainReading('dot', { '#3c783c': 0.967, '#c81e28': 0.033 })], [])
    const accents = script.colors.filter(({ role }) => role === 'accent').map(({ color }) => toHex(color))
    expect(accents).toEqual(['#c81e28'])
  })
})

describe('a picture of nearly one colour', () => {
  const snow = { '#c1c3c6': 0.9, '#999a9d': 0.06, '#52575d': 0.04 }

  it('[S3.03] is dressed in its lights and darks too', () => {
    const { colors } = colorScript([plainReading('snow', snow)], [])
    const shares = colors.map(({ share }) => share)
    expect(Math.max(...shares)).toBeLessThan(0.57)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    const steps = colors.filter(({ role, share }) => role !== 'accent' && share < 0.5)
    expect(steps.length).toBeGreaterThan(3)
    for (const { share, color } of steps) expect(share, toHex(color)).toBeGreaterThan(0.04)
  })
})

describe('several pictures', () => {
  const seenOf = (script: ColorScript, hex: string) =>
    script.colors.find(({ color }) => apart(oklabOf(color), oklabOf(colorOf(hex))) < 0.02)?.seen ?? 0
  const red = plainReading('red', { '#b03030': 1 })
  const blue = plainReading('blue', { '#3050b0': 1 })

  it('[S3.03] count by their weight, and the heavier leads', () => {
    const even = colorScript([red, blue], [])
    expect(seenOf(even, '#b03030')).toBeCloseTo(0.5)
    const heavy = colorScript([red, { ...blue, weight: 3 }], [])
    expect(seenOf(heavy, '#b03030')).toBeCloseTo(0.25)
    expect(seenOf(heavy, '#3050b0')).toBeCloseTo(0.75)
    expect([even, heavy].map(({ profile }) => toHex(sure(profile[0])))).toEqual(['#b03030', '#3050b0'])
  })

  it('[S3.03] bring twelve windows each, and every window counts all it shows', () => {
    const { windows, colors } = colorScript([red, many], [])
    expect(windows).toHaveLength(24)
    for (const row of windows) {
      expect(row).toHaveLength(colors.length)
      expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
    }
  })

  it('[S3.03] what is held outlives another picture, what was left out stays away, a role by hand holds', () => {
    const own = colorScript([harbour], [])
    const { color: held } = own.colors.find(({ role }) => role === 'base') ?? sure(own.colors[0])
    const hand = scriptHandSchema.parse({ kept: [{ color: held, role: 'accent' }], without: [colorOf('#b03030')] })
    const other = colorScript([red, blue], [], hand)
    expect(other.colors.find(({ color }) => toHex(color) === toHex(held))).toMatchObject({ kept: true, role: 'accent' })
    expect(nearest(other, '#b03030')).toBeGreaterThan(0.035)
  })
})

describe('a board without pictures', () => {
  it('[S3.03] directs nothing', () => {
    expect(direct([], asking('#aa3311'), 1)).toBeNull()
  })
})

describe('how much of the cloth a colour has', () => {
  it('[S3.03] comes of the ground it lies on as well as of how much it stands out', () => {
    const standing = plainReading('standing', { '#c23b22': 0.5, '#2a5f7f': 0.5 })
    const lying = structuredClone(standing)
    lying.reading.windows = lying.reading.windows.map(() => [0.1, 0.9])
    const shareOfRed = (reading: BoardReading) =>
      colorScript([reading], []).colors.find(({ color }) => toHex(color) === '#c23b22')?.share ?? 0
    expect(shareOfRed(lying)).toBeLessThan(shareOfRed(standing) - 0.1)
  })

  it('[S3.03] is small for a grey-brown between colours, where the pictures are no greys themselves', () => {
    const shares = { '#9a9389': 0.2, '#1f4fa0': 0.2 }
    const among = (others: Record<string, number>) => {
      const { colors } = colorScript([plainReading('shade', { ...shares, ...others })], [])
      const share = (hex: string) => colors.find(({ color }) => toHex(color) === hex)?.share ?? 0
      return share('#9a9389') / share('#1f4fa0')
    }
    const amongColors = among({ '#e0a030': 0.3, '#a02040': 0.3 })
    expect(amongColors).toBeLessThan(0.4)
    expect(amongColors).toBeLessThan(0.6 * among({ '#c9c6c2': 0.3, '#55524e': 0.3 }))
  })

  it('[S3.03] leaves to skin and hair what they show anyway', () => {
    const shareOf = (hex: string, other: string) =>
      colorScript(
        [plainReading('brown', { [hex]: 0.3, [other]: 0.3, '#e8e6f0': 0.2, '#1c2438': 0.2 })],
        [],
      ).colors.find(({ color }) => toHex(color) === hex)?.share ?? 0
    expect(shareOf('#b27a50', '#2e7a4a')).toBeLessThan(0.8 * shareOf('#2e7a4a', '#b27a50'))
    expect(shareOf('#7a4ab2', '#2e7a4a')).toBeGreaterThan(0.8 * shareOf('#2e7a4a', '#7a4ab2'))
  })
})
