import { type Color, colorDistance, lightnessChromaHue, toHex } from '@toile/craft/colors/color.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { type Treatment, treatments } from '@toile/craft/prints/derivedSource.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../surface.ts'
import { changeAcross, changeDown } from '../seamOf.ts'
import { layDerived, paintDerived } from './paintDerived.ts'
import { pictureOf } from './testing/pictureOf.ts'
import { pictures } from './testing/pictures.ts'
import { sourceOf } from './testing/sourceOf.ts'

const ids = treatments.map(({ id }) => id)
const [sea, flower, leaves] = [pictures.seaAtDusk(), pictures.dahlia(), pictures.jungle()]

const colorsIn = ({ rgba }: Pixels) => {
  const counts = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] !== 255) expect.fail('A pixel is not covered.')
    const key = (rgba[i] << 16) | (rgba[i + 1] << 8) | rgba[i + 2]
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const hex = (key: number) => `#${key.toString(16).padStart(6, '0')}`
  return new Map([...counts].map(([key, count]) => [hex(key), (count * 4) / rgba.length]))
}

/** How much more changes across a tile's joins than across the busiest twentieth of its own columns and rows. */
function seamOver(tile: Pixels, treatment: Treatment): number {
  const { repeat } = ordinaryCloth(treatment)
  const over = (changes: number[]) => {
    const inside = changes.slice(0, -1).sort((a, b) => a - b)
    return (changes.at(-1) ?? 0) - inside[Math.floor(inside.length * 0.95)]
  }
  const columns = Array.from({ length: tile.width }, (_, x) => changeAcross(tile, repeat, x))
  const rows = Array.from({ length: tile.height }, (_, y) => changeDown(tile, repeat, y))
  return Math.max(over(columns), over(rows))
}

describe('prints made of a picture', () => {
  it.each(someOf(ids))(
    '[S9.04] %s prints in nothing but the inks of its source, and in several of them',
    (treatment) => {
      const source = sourceOf(sea, { treatment })
      for (const side of [210, 420, 700]) {
        const found = colorsIn(paintDerived(sea, source, side))
        const inks = source.colors.map(toHex)
        expect([...found.keys()].filter((hex) => !inks.includes(hex))).toEqual([])
        expect(found.size).toBeGreaterThan(2)
      }
    },
  )

  it.each(someOf(ids))('[S9.04] %s joins without a seam under its usual repeat', (treatment) => {
    for (const picture of [sea, flower, leaves]) {
      const tile = paintDerived(picture, sourceOf(picture, { treatment }), 420)
      expect(seamOver(tile, treatment)).toBeLessThanOrEqual(3)
    }
  })

  it.each(someOf(ids))(
    '[S9.04] %s gives the same bytes for the same source, and others for another seed',
    (treatment) => {
      const source = sourceOf(leaves, { treatment })
      const once = layDerived(leaves, source, 300).index
      expect(Buffer.compare(once, layDerived(leaves, source, 300).index)).toBe(0)
      expect(Buffer.compare(once, layDerived(leaves, { ...source, seed: 4 }, 300).index)).not.toBe(0)
    },
  )

  it.each(someOf(ids))('[S9.04] %s is the same cloth at every side', (treatment) => {
    const source = sourceOf(flower, { treatment })
    const small = layDerived(flower, source, 400).index
    const large = layDerived(flower, source, 1200).index
    let same = 0
    for (let i = 0; i < small.length; i++) {
      const [x, y] = [i % 400, Math.floor(i / 400)]
      if (large[(y * 3 + 1) * 1200 + x * 3 + 1] === small[i]) same++
    }
    expect(same / small.length).toBeGreaterThan(0.9)
  })

  it('[S9.04] a larger picture of the same thing gives the same cloth', () => {
    const [coarse, fine] = [512, 1024].map((side) =>
      pictureOf(
        'halves',
        side,
        side,
        () => (u, v) => (u + v * 0.4 < 0.6 ? [200, 60, 40] : v > 0.6 ? [30, 60, 130] : [240, 220, 180]),
      ),
    )
    const source = sourceOf(coarse, { treatment: 'painted' })
    const [a, b] = [coarse, fine].map((picture) => layDerived(picture, source, 300).index)
    const same = a.filter((ink, i) => ink === b[i]).length
    expect(same / a.length).toBeGreaterThan(0.95)
  })

  it('[S9.04] large tiles have smooth borders: no steps of whole working pixels', () => {
    const disc = pictureOf(
      'disc',
      500,
      500,
      () => (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.3 ? [230, 80, 60] : [20, 40, 70]),
    )
    const colors = [
      { r: 20, g: 40, b: 70 },
      { r: 230, g: 80, b: 60 },
    ]
    const { index } = layDerived(disc, { ...sourceOf(disc, { treatment: 'strata' }), colors }, 1680)
    // Where a border runs nearly level a staircase of the 420 working pixels stands still over four columns and then jumps.
    let jumps = 0
    let last = -1
    for (let x = 700; x < 980; x++) {
      let y = 0
      while (y < 1679 && index[y * 1680 + x] === index[(y + 1) * 1680 + x]) y++
      if (last >= 0 && Math.abs(y - last) > 3) jumps++
      last = y
    }
    expect(jumps).toBe(0)
  })

  it('[S9.04] a flower gives flowers: its heart and its petals stand on a ground that sets them off', () => {
    const source = sourceOf(flower, { treatment: 'motif' })
    const found = colorsIn(paintDerived(flower, source, 420))
    const share = (fits: (color: Color) => boolean) =>
      source.colors.filter(fits).reduce((sum, color) => sum + (found.get(toHex(color)) ?? 0), 0)
    const hueBetween = (from: number, to: number) => (color: Color) => {
      const { chroma, hue } = lightnessChromaHue(color)
      return chroma > 0.06 && (from < to ? hue > from && hue < to : hue > from || hue < to)
    }
    const petals = share(hueBetween(330, 20))
    const heart = share(hueBetween(50, 100))
    expect(petals).toBeGreaterThan(0.25)
    expect(petals).toBeLessThan(0.8)
    // The heart is a fortieth of the flower.
    expect(heart / petals).toBeGreaterThan(0.015)
    expect(heart / petals).toBeLessThan(0.2)
    const [[ground]] = [...found]
      .filter(([hex]) => !hueBetween(330, 20)(colorOfHex(source.colors, hex)))
      .sort((a, b) => b[1] - a[1])
    for (const color of source.colors.filter(hueBetween(330, 20)))
      expect(colorDistance(color, colorOfHex(source.colors, ground))).toBeGreaterThan(22)
  })

  it('[S9.04] another flower that the picture’s border cuts is not taken for its ground', () => {
    const { width, height, rgba } = flower
    const cut = { width, height, rgba: rgba.slice() }
    // The tips of the petals come in again along a part of the lower border.
    const high = Math.round(height * 0.07)
    for (let y = 0; y < high; y++) {
      const [from, to] = [Math.round(height * 0.12) + y, height - high + y].map((row) => row * width * 4)
      const [left, right] = [0.38, 0.64].map((share) => Math.round(width * share) * 4)
      cut.rgba.set(rgba.subarray(from + left, from + right), to + left)
    }
    const source = sourceOf(flower, { treatment: 'motif' })
    const petals = source.colors.flatMap((color, ink) => {
      const { chroma, hue } = lightnessChromaHue(color)
      return chroma > 0.06 && (hue > 330 || hue < 20) ? [ink] : []
    })
    const { index } = layDerived(cut, source, 300)
    expect(index.filter((ink) => petals.includes(ink)).length / index.length).toBeGreaterThan(0.25)
    const painted = layDerived(cut, { ...source, treatment: 'painted' }, 150).index
    const asPainted = painted.filter((ink, i) => ink === index[Math.floor(i / 150) * 300 + (i % 150)]).length
    expect(asPainted / painted.length).toBeLessThan(0.8)
  })

  it.each(['painted', 'mirrored', 'texture', 'strokes'] as const)(
    '[S9.04] %s shows the part of the picture that it is told to',
    (treatment) => {
      const halves = pictureOf('sides', 500, 400, () => (u) => (u < 0.5 ? [220, 60, 40] : [30, 60, 150]))
      const colors = [
        { r: 30, g: 60, b: 150 },
        { r: 220, g: 60, b: 40 },
      ]
      const redness = (left: number) => {
        const part = { left, top: 0.1, width: 0.4, height: 0.5 }
        const { index } = layDerived(halves, { ...sourceOf(halves, { treatment, part }), colors }, 120)
        return index.reduce((sum, ink) => sum + ink, 0) / index.length
      }
      expect(redness(0.05)).toBeGreaterThan(0.97)
      expect(redness(0.58)).toBeLessThan(0.03)
    },
  )

  it('[S9.04] a texture is not turned over: what leans one way in the picture leans so all over the cloth', () => {
    const slanted = pictureOf(
      'slanted',
      500,
      500,
      () => (u, v) => (((u + v) * 40) % 1 < 0.5 ? [240, 240, 230] : [20, 30, 60]),
    )
    const colors = [
      { r: 20, g: 30, b: 60 },
      { r: 240, g: 240, b: 230 },
    ]
    const side = 300
    const { index } = layDerived(slanted, { ...sourceOf(slanted, { treatment: 'texture' }), colors }, side)
    const agreeing = (way: number) => {
      let same = 0
      for (let y = 0; y < side - 4; y++)
        for (let x = 4; x < side - 4; x++) if (index[y * side + x] === index[(y + 4) * side + x + 4 * way]) same++
      return same
    }
    expect(agreeing(-1)).toBeGreaterThan(agreeing(1) * 1.3)
    expect(ordinaryCloth('texture').repeat).toBe('straight')
  })

  it('[S9.04] a picture in which nothing stands alone is painted, not left empty', () => {
    const source = sourceOf(sea, { treatment: 'motif' })
    const painted = layDerived(sea, { ...source, treatment: 'painted' }, 200)
    const instead = layDerived(sea, source, 400)
    // The painted cloth and its three mirror images fill the tile.
    const others = instead.index.filter((ink, i) => {
      const [x, y] = [i % 400, Math.floor(i / 400)]
      return ink !== painted.index[Math.min(y, 399 - y) * 200 + Math.min(x, 399 - x)]
    })
    expect(others.length / instead.index.length).toBeLessThan(0.005)
  })

  it('[S9.04] a picture of a single tone still gives a cloth', () => {
    const flat = pictureOf('flat', 80, 60, () => () => [120, 120, 120])
    for (const treatment of ids) {
      const source = {
        ...sourceOf(flat, { treatment }),
        colors: [
          { r: 118, g: 120, b: 121 },
          { r: 20, g: 20, b: 30 },
        ],
      }
      expect(colorsIn(paintDerived(flat, source, 64)).size, treatment).toBeGreaterThan(0)
    }
  })
})

const colorOfHex = (colors: readonly Color[], hex: string): Color =>
  colors.find((color) => toHex(color) === hex) ?? expect.fail(hex)
