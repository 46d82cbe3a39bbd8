import { sure, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { type Color, toHex } from '../colors/color.ts'
import { apart } from '../colors/lab.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import { colorScript } from './colorScript.ts'
import { scriptHandSchema } from './scriptHand.ts'
import type { ColorScript } from './scriptSchema.ts'
import { cityReading, roseReading, seaReading } from './testing/pictureReadings.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

const beach = plainReading('beach', {
  '#1d6f78': 0.34,
  '#d8c3a0': 0.3,
  '#f1ece0': 0.14,
  '#000000': 0.16,
  '#d4502e': 0.06,
})
const field = plainReading('field', { '#5d7a3a': 0.6, '#e8d26a': 0.4 })

const scriptBy = (hand: object, readings = [beach]) => colorScript(readings, [], scriptHandSchema.parse(hand))
const hexes = ({ colors }: ColorScript) => colors.map(({ color }) => toHex(color))
const partOf = ({ colors }: ColorScript, color: Color) => colors.find((one) => toHex(one.color) === toHex(color))
const free = scriptBy({})

describe('a hand laid on the colour script', () => {
  it('[S3.03] a colour that is held stays itself and alone in its place, however near others lie and however dark it is shown', () => {
    for (const { color, share } of free.colors) {
      const held = scriptBy({ kept: [{ color }] })
      expect(partOf(held, color)).toMatchObject({ kept: true })
      expect(held.colors.length).toBeLessThanOrEqual(free.colors.length)
      expect(new Set(hexes(held)).size).toBe(held.colors.length)
      if (share > 0.05) expect(Math.abs((partOf(held, color)?.share ?? 0) - share)).toBeLessThan(0.1)
    }
  })

  it('[S3.03] a role that was given holds', () => {
    const { color, role } = sureFirst(free.colors)
    expect(role).not.toBe('accent')
    expect(partOf(scriptBy({ kept: [{ color, role: 'accent' }] }), color)).toMatchObject({ role: 'accent' })
  })

  it('[S3.03] a colour that was changed takes the place, the share and the picture of the one it was', () => {
    const { color: from, seen } = sureFirst(free.colors)
    const to = colorOf('#7b2d8e')
    const changed = scriptBy({ kept: [{ color: to, of: from, role: 'base' }] })
    expect(partOf(changed, to)).toMatchObject({ role: 'base', from: 'beach', seen })
    expect(hexes(changed)).not.toContain(toHex(from))
  })

  it('[S3.03] every colour can be left out, a derived neutral and the deepest too, and is then not there', () => {
    for (const { color } of free.colors) {
      const less = scriptBy({ without: [color] })
      expect(less.colors.length).toBeGreaterThan(2)
      expect(hexes(less)).not.toContain(toHex(color))
    }
  })

  it('[S3.03] where all a picture shows was left out there is still a script', () => {
    const without = [...free.colors, ...scriptBy({ without: free.colors.map(({ color }) => color) }).colors]
    expect(scriptBy({ without: without.map(({ color }) => color) }).colors.length).toBeGreaterThan(0)
    const other = scriptBy({ without: [colorOf('#5d7a3a'), colorOf('#e8d26a')] }, [field])
    expect(other.colors.length).toBeGreaterThan(0)
  })

  it('[S3.03] every colour of two pictures says which it comes from', () => {
    const script = scriptBy({}, [beach, field])
    expect(new Set(script.colors.map(({ from }) => from))).toEqual(new Set(['beach', 'field', null]))
    expect(partOf(script, colorOf('#1d6f78'))?.from).toBe('beach')
  })
})

/** A wood of many browns with one blue in it, and a bank of greens beside it. */
const wood = plainReading('wood', {
  '#5d4533': 0.2,
  '#4b2f23': 0.09,
  '#8a6a4e': 0.14,
  '#b9a58c': 0.12,
  '#a6532f': 0.08,
  '#d89b4a': 0.06,
  '#e9e1d0': 0.08,
  '#241d16': 0.1,
  '#70563f': 0.1,
  '#c7b8a6': 0.03,
})
const bank = plainReading('bank', {
  '#3e6430': 0.3,
  '#5c8a44': 0.2,
  '#2a4420': 0.12,
  '#a7bb8c': 0.1,
  '#664a37': 0.12,
  '#8f9f3a': 0.07,
  '#4a6d92': 0.02,
  '#d7ddc4': 0.07,
})
const boards: [name: string, readings: (typeof wood)[]][] = [
  ['wood and bank', [wood, bank]],
  ['bank before wood', [{ ...bank, weight: 2 }, wood]],
  ['beach and field', [beach, field]],
  ['sea, roses and city', [seaReading, roseReading, cityReading]],
]
const asShown = ({ colors }: ColorScript) => colors.map((one) => ({ ...one, kept: false }))
const withRoles = ({ colors }: ColorScript) => colors.map(({ color, role }) => `${toHex(color)} ${role}`)

describe('one colour held', () => {
  it('[S3.03] changes no other: the same colours in the same order, roles, shares and pictures, on every board', () => {
    for (const [name, readings] of boards) {
      const before = scriptBy({}, readings)
      for (const { color, role } of before.colors)
        for (const held of [{ color }, { color, role }])
          expect(asShown(scriptBy({ kept: [held] }, readings)), `${name} ${toHex(color)}`).toEqual(asShown(before))
      const kept = before.colors.map(({ color }) => ({ color }))
      const inRoles = before.colors.map(({ color, role }) => ({ color, role }))
      for (const all of [kept, inRoles])
        expect(asShown(scriptBy({ kept: all }, readings)), name).toEqual(asShown(before))
    }
  })

  it('[S3.03] changes no other beside asked colours, in a season, and where something was left out', () => {
    for (const [name, readings] of boards) {
      const asked = ['#7b2d8e', '#4a6d92'].map((hex) => ({ id: hex, color: colorOf(hex) }))
      const without = scriptBy({}, readings)
        .colors.slice(1, 3)
        .map(({ color }) => color)
      const by = (hand: object) => colorScript(readings, asked, scriptHandSchema.parse({ without, ...hand }), 'winter')
      const before = by({})
      for (const { color } of before.colors.filter((one) => one.asked === null))
        expect(asShown(by({ kept: [{ color }] })), `${name} ${toHex(color)}`).toEqual(asShown(before))
    }
  })

  it('[S3.03] lies on its own place, though one that is held from another board is near to it too', () => {
    const before = scriptBy({}, [wood, bank])
    const { color } = sureFirst(before.colors)
    const { r, g, b } = color
    const old = { r: r + 6, g: g + 6, b: b + 6 }
    const held = scriptBy({ kept: [{ color: old }, { color }] }, [wood, bank])
    expect(partOf(held, color)).toMatchObject({ kept: true, seen: sure(before.colors[0]).seen })
    expect(hexes(held).slice(0, before.colors.length)).toEqual(hexes(before))
    expect(partOf(held, old)).toMatchObject({ kept: true })
  })

  it('[S3.03] stands beside one that is asked for later and lies near', () => {
    const { color } = sureFirst(scriptBy({}, [wood, bank]).colors)
    const { r, g, b } = color
    const asked = [{ id: 'near', color: { r: r + 4, g, b } }]
    const held = colorScript([wood, bank], asked, scriptHandSchema.parse({ kept: [{ color }] }))
    expect(partOf(held, color)).toMatchObject({ kept: true, asked: null })
    expect(partOf(held, color)?.seen).toBeGreaterThan(0.1)
    expect(partOf(held, sure(asked[0]).color)).toMatchObject({ asked: 'near' })
  })

  it('[S3.03] keeps its role and its place in the pictures while others are left out', () => {
    for (const [name, readings] of boards) {
      const before = scriptBy({}, readings)
      for (const { color, role, from } of before.colors)
        for (const other of before.colors.filter((one) => one.color !== color)) {
          const less = scriptBy({ kept: [{ color }], without: [other.color] }, readings)
          expect(partOf(less, color), `${name} ${toHex(color)} less ${toHex(other.color)}`).toMatchObject({
            kept: true,
            role,
            from,
          })
        }
    }
  })
})

describe('one colour left out', () => {
  it('[S3.03] leaves the others as they are, in their order and their roles', () => {
    for (const [name, readings] of boards) {
      const before = scriptBy({}, readings)
      for (const { color } of before.colors) {
        const left = withRoles(before).filter((one) => !one.startsWith(toHex(color)))
        const less = withRoles(scriptBy({ without: [color] }, readings))
        const stays = less.slice(0, before.colors.length - 1)
        expect(stays, `${name} less ${toHex(color)}`).toEqual(left)
      }
    }
  })

  it('[S3.03] brings no near kin of it: of the browns of a wood no deeper walnut comes for walnut', () => {
    for (const [name, readings] of [['wood', [wood]] as const, ...boards]) {
      const before = scriptBy({}, [...readings])
      for (const { color } of before.colors) {
        const less = scriptBy({ without: [color] }, [...readings])
        const come = less.colors.filter((one) => !partOf(before, one.color))
        for (const one of come) {
          const title = `${name}: ${toHex(one.color)} for ${toHex(color)}`
          expect(apart(oklabOf(one.color), oklabOf(color)), title).toBeGreaterThan(0.08)
          for (const other of before.colors.filter((each) => partOf(less, each.color)))
            expect(apart(oklabOf(one.color), oklabOf(other.color)), title).toBeGreaterThan(0.08)
        }
      }
    }
  })
})

describe('the picture of a colour', () => {
  const reds = { '#c03030': 0.2, '#e8c060': 0.3, '#203a70': 0.5 }
  const most = plainReading('most', { '#c43434': 0.6, '#f0ead8': 0.4 })

  it('[S3.03] is the one that has most of it by weight and share, whichever stands first', () => {
    const few = plainReading('few', reds)
    const red = colorOf('#c03030')
    const near = ({ colors }: ColorScript) =>
      sure(colors.toSorted((a, b) => apart(oklabOf(a.color), oklabOf(red)) - apart(oklabOf(b.color), oklabOf(red)))[0])
        .from
    expect(near(scriptBy({}, [few, most]))).toBe('most')
    expect(near(scriptBy({}, [most, few]))).toBe('most')
    expect(near(scriptBy({}, [{ ...few, weight: 4 }, most]))).toBe('few')
  })

  it('[S3.03] is its own, not that of the colours around it that count for it because they were not chosen', () => {
    const brown = colorOf('#7b5535')
    const [l, x, y] = oklabOf(brown)
    const around = [0, 1, 2, 3, 4, 5].map((turn) => {
      const angle = (turn * Math.PI) / 3
      return toHex(colorAtOklab([l + 0.055 * Math.sin(angle), x, y + 0.04 * Math.cos(angle)]))
    })
    const others = { '#1d6f78': 0.2, '#f1ece0': 0.1, '#0d2c40': 0.1, '#d4502e': 0.06, '#e8d26a': 0.06 }
    const shed = plainReading('shed', { ...others, ...Object.fromEntries(around.map((hex) => [hex, 0.08])) })
    const bark = plainReading('bark', { '#7b5535': 0.3, '#5d7a3a': 0.4, '#2e3c50': 0.3 })
    const before = scriptBy({}, [shed, bark])
    expect(partOf(before, brown)).toMatchObject({ from: 'bark' })
    expect(partOf(before, brown)?.seen).toBeGreaterThan(0.15 + 0.1)
    for (const { color } of before.colors)
      expect(partOf(scriptBy({ kept: [{ color }] }, [shed, bark]), brown)?.from, toHex(color)).toBe('bark')
  })

  it('[S3.03] is told of a colour too that is held and that nothing stands for any more', () => {
    const orange = colorOf('#e8863c')
    const other = scriptBy({ kept: [{ color: orange }] }, [beach])
    expect(partOf(other, orange)).toMatchObject({ kept: true, from: null })
    const crowd = Object.fromEntries(
      Array.from({ length: 14 }, (_, i) => [toHex(colorAtOklab([0.3 + 0.04 * i, 0.1 - 0.014 * i, 0.08])), 1 / 14]),
    )
    const script = scriptBy({ kept: [{ color: colorOf('#7d6a44') }] }, [
      plainReading('crowd', { ...crowd, '#7d6a44': 0.002 }),
    ])
    expect(partOf(script, colorOf('#7d6a44'))).toMatchObject({ kept: true, from: 'crowd' })
  })
})
