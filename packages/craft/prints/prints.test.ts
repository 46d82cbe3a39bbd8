import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { type Color, colorDistance, fromHex, lightnessChromaHue, toHex } from '../colors/color.ts'
import { arranged } from './arranged.ts'
import { colorsFor } from './colorsFor.ts'
import { findPrint, prints } from './index.ts'
import { openField } from './field.ts'
import { openForks } from './motifs/forks.ts'
import { sett } from './motifs/weave.ts'
import type { Print } from './print.ts'
import { copiesOf, placeInTile, type Repeat, repeatSchema } from './repeat.ts'

const repeats: readonly Repeat[] = repeatSchema.options

describe('print catalogue', () => {
  it('holds at least 22 prints with ids and labels of their own', () => {
    expect(prints.length).toBeGreaterThanOrEqual(22)
    expect(new Set(prints.map(({ id }) => id)).size).toBe(prints.length)
    expect(new Set(prints.map(({ label }) => label)).size).toBe(prints.length)
    for (const print of prints) expect(findPrint(print.id)).toBe(print)
    expect(findPrint('noSuchPrint')).toBeNull()
  })
  it('uses straight, drop, brick and mirror repeats, and both roles', () => {
    const used = new Set<Repeat>(prints.map(({ repeat }) => repeat))
    for (const repeat of ['straight', 'halfDrop', 'brick', 'mirror'] as const) expect(used).toContain(repeat)
    for (const role of ['hero', 'support'])
      expect(prints.filter((print) => print.role === role).length).toBeGreaterThan(5)
  })
})

describe('knobs and colorways', () => {
  it.each(prints.map((print): [string, Print] => [print.id, print]))(
    '[S3.27] %s has three to eight knobs and three to six colorways',
    (_id, print) => {
      const knobs = Object.values(print.knobs)
      expect(knobs.length).toBeGreaterThanOrEqual(3)
      expect(knobs.length).toBeLessThanOrEqual(8)
      for (const knob of knobs.filter((one) => one.kind === 'number')) {
        expect(knob.least).toBeLessThan(knob.most)
        expect(knob.normal).toBeGreaterThanOrEqual(knob.least)
        expect(knob.normal).toBeLessThanOrEqual(knob.most)
      }
      expect(print.colorways.length).toBeGreaterThanOrEqual(3)
      expect(print.colorways[0].colors).toBe(print.colorway)
      expect(new Set(print.colorways.map(({ id }) => id)).size).toBe(print.colorways.length)
      for (const { colors } of print.colorways) {
        expect(colors).toHaveLength(print.colorway.length)
        expect(colorDistance(colors[0], colors[1])).toBeGreaterThan(2)
      }
    },
  )
})

describe('arrangements', () => {
  const tile = { width: 120, height: 160, repeat: 'halfDrop' as const, scatter: () => [] }
  it('[S3.27] a sateen puts one motif in each row and column of its block', () => {
    const spots = arranged(tile, 'sateen5', 5, 0)
    expect(new Set(spots.map(([x]) => x)).size).toBe(5)
    expect(new Set(spots.map(([, y]) => y)).size).toBe(5)
  })
  it('[S3.27] rows, staggers, honeycombs and ogees stay within the tile and near the count asked for', () => {
    for (const arrangement of ['rows', 'staggered', 'hex', 'ogee', 'sateen8'] as const) {
      const spots = arranged(tile, arrangement, 24, 0)
      expect(spots.length).toBeGreaterThanOrEqual(8)
      expect(spots.length).toBeLessThanOrEqual(32)
      for (const [x, y] of spots) expect(x >= 0 && y >= 0 && x < 120 && y < 160).toBe(true)
    }
  })
})

describe('repeats', () => {
  it.each(repeats)('places every copy of a motif where the sampler finds it again: %s', (repeat) => {
    const [width, height] = [40, 60]
    const copies = copiesOf(repeat, 31, 12, width, height)
    expect(copies[0]).toEqual({ x: 31, y: 12, flipX: false, flipY: false })
    for (const copy of copies) {
      const [u, v] = placeInTile(repeat, copy.x / width, copy.y / height)
      expect([u * width, v * height].map((n) => Math.round(n * 1e6) / 1e6)).toEqual([31, 12])
    }
    expect(new Set(copies.map(({ x, y }) => `${x} ${y}`)).size).toBe(copies.length)
  })
})

describe('constructions', () => {
  it('wraps fields and forks at the edges of the tile', () => {
    const field = openField(openChance(3), 4, 5, 3)
    const forks = openForks(openChance(4), 6)
    for (let t = 0.03; t < 1; t += 0.11) {
      expect(field(1 + t, t)).toBeCloseTo(field(t, t), 9)
      expect(field(t, 1 + t)).toBeCloseTo(field(t, t), 9)
      for (const phase of [forks(1 + t, t) - forks(t, t), forks(t, 1 + t) - forks(t, t)]) {
        expect(Math.cos(phase)).toBeCloseTo(1, 4)
      }
    }
  })
  it('reads a sett forwards and back about its pivots', () => {
    expect(
      sett([
        ['a', 2],
        ['b', 1],
        ['c', 1],
      ]).join(''),
    ).toBe('aabcba')
  })
})

describe('a print in the colours of a palette', () => {
  const palette = ['#f6f0e3', '#1c2746', '#d8523f', '#8fbfe4', '#c2942b'].flatMap((text) => fromHex(text) ?? [])
  const light = (color: Color) => lightnessChromaHue(color).lightness
  it('uses only given colours, each once, whatever the size of the palette', () => {
    for (const print of prints) {
      for (let count = 1; count <= palette.length; count++) {
        const colors = colorsFor(print, palette.slice(0, count), openChance(count)).map(toHex)
        expect(new Set(colors).size).toBe(Math.min(count, print.colorway.length))
        expect(colors.every((hex) => palette.slice(0, count).map(toHex).includes(hex))).toBe(true)
      }
    }
  })
  it('keeps the figure readable on its ground, and gives light and dark grounds over many seeds', () => {
    const print = { colorway: findPrint('floral')?.colorway ?? [] }
    const grounds = Array.from({ length: 20 }, (_, seed) => {
      const colors = colorsFor(print, palette, openChance(seed))
      expect(colorDistance(colors[0], colors[1])).toBeGreaterThan(18)
      return light(colors[0]) < 0.5
    })
    expect(new Set(grounds)).toEqual(new Set([true, false]))
  })
})
