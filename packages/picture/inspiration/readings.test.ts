import type { Color } from '@toile/craft/colors/color.ts'
import { apart } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { colorScript } from '@toile/craft/script/colorScript.ts'
import { type Reading, readingSchema } from '@toile/craft/script/reading.ts'
import { hueFamilies } from '@toile/craft/script/traits.ts'
import { worldsOf } from '@toile/craft/script/worldsOf.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { labPicture } from './labPicture.ts'
import { readPicture } from './readPicture.ts'
import { salienceOf } from './salienceOf.ts'
import { flatPicture, type Ink } from './testing/flatPicture.ts'
import { littlePictures } from './testing/littlePictures.ts'

const little = littlePictures()
const red = { r: 200, g: 30, b: 40 }
const redInk: Ink = [200, 30, 40]
const green: Ink = [60, 120, 60]
const offWhite: Ink = [240, 240, 230]
const navy: Ink = [30, 40, 90]
/** A red dot whose radius is a share of the width, somewhere on a green ground of one flat ink. */
const dotted = (radius: number, x = 0.5, y = 0.5) =>
  readPicture(flatPicture(192, 144, (u, v) => (Math.hypot(u - x, (v - y) * 0.75) < radius ? redInk : green)))
const stripes = (across: number, down: number) =>
  readPicture(flatPicture(192, 144, (u, v) => ((u * across + v * down) % 1 < 0.5 ? offWhite : navy)))
const byHue = ({ traits }: Reading) => hueFamilies.toSorted((a, b) => traits.hues[b] - traits.hues[a])
const shareOf = ({ clusters }: Reading, color: Color) =>
  clusters.find(({ place }) => apart(place, oklabOf(color)) < 0.03)?.share ?? 0

describe('the reading of a picture', () => {
  it('[S3.03] is the same for the same pixels, valid, and has every window whole', () => {
    for (const { name, pixels } of little.slice(0, 4)) {
      const reading = readPicture(pixels)
      expect(readingSchema.parse(reading), name).toEqual(reading)
      expect(readPicture({ ...pixels, rgba: pixels.rgba.slice() }), name).toEqual(reading)
      for (const row of reading.windows) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  it('[S3.03] counts what is clear as white paper', () => {
    const { clusters, traits } = readPicture(flatPicture(40, 30, () => [10, 30, 40, 0]))
    expect(clusters).toHaveLength(1)
    expect(apart(sure(clusters[0]).place, [1, 0, 0])).toBeLessThan(0.01)
    expect(traits).toMatchObject({ lightness: expect.closeTo(1, 2), grey: 1 })
  })

  it('[S3.03] is made of a single pixel and of a thread as well', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 500],
      [500, 3],
      [2, 1],
    ] as const) {
      const reading = readPicture(flatPicture(width, height, (u, v) => [200 * u, 30, 90 * v]))
      expect(readingSchema.safeParse(reading).success, `${width} by ${height}`).toBe(true)
    }
  })

  it('[S3.03] a picture of 4,000 pixels across reads as a small copy of it', () => {
    const scene = (u: number, v: number): Ink => {
      const wave = Math.sin(u * 9) * Math.cos(v * 7)
      if (v < 0.4) return [150 + wave * 30, 190, 230]
      return u > 0.6 && v > 0.6 ? [200, 40, 50] : [60 + wave * 40, 120 + wave * 30, 60]
    }
    const [large, small] = [readPicture(flatPicture(4000, 400, scene)), readPicture(flatPicture(400, 40, scene))]
    for (const family of hueFamilies) expect(large.traits.hues[family]).toBeCloseTo(small.traits.hues[family], 1)
    for (const { place, share } of small.clusters.slice(0, 3)) {
      const same = large.clusters.slice(0, 5).find((one) => apart(one.place, place) < 0.03)
      expect(Math.abs((same?.share ?? 0) - share)).toBeLessThan(0.03)
    }
  })
})

describe('what draws the eye', () => {
  it('[S3.03] a small red thing on a wide green ground is among the first hues and counts for more than it covers', () => {
    for (const [radius, x, y] of [
      [0.02, 0.5, 0.5],
      [0.05, 0.3, 0.4],
      [0.1, 0.7, 0.6],
    ] as const) {
      const reading = dotted(radius, x, y)
      const covers = (Math.PI * radius ** 2) / 0.75
      expect(byHue(reading).slice(0, 2), `radius ${radius}`).toEqual(['green', 'rose'])
      expect(shareOf(reading, red), `radius ${radius}`).toBeGreaterThan(2 * covers)
    }
  })

  it('[S3.03] and it keeps its chip in the colour script', () => {
    const { colors } = colorScript([{ hash: 'dot', weight: 1, reading: dotted(0.05, 0.3, 0.4) }], [])
    expect(colors.find(({ color }) => apart(oklabOf(color), oklabOf(red)) < 0.03)).toMatchObject({ role: 'accent' })
  })

  it('[S3.03] lies between .2 and 1.5 at every place, of a flat ground too', () => {
    for (const radius of [0.005, 0.03]) {
      const picture = flatPicture(192, 144, (u, v) => (Math.hypot(u - 0.2, v - 0.8) < radius ? redInk : green))
      const salience = salienceOf(labPicture(picture, 192))
      expect(Math.min(...salience)).toBeGreaterThan(0.2)
      expect(Math.max(...salience)).toBeLessThan(1.5)
    }
  })
})

describe('the lines of a picture', () => {
  it('[S3.03] stripes that lie level and that stand upright are told apart, and lean when they lean', () => {
    expect(stripes(0, 12).traits).toMatchObject({ level: expect.closeTo(1), upright: 0, order: expect.closeTo(1) })
    expect(stripes(12, 0).traits).toMatchObject({ level: 0, upright: expect.closeTo(1), order: expect.closeTo(1) })
    const { slant, level, upright } = stripes(12, 9).traits
    expect(slant).toBeGreaterThan(0.9)
    expect(Math.max(level, upright)).toBeLessThan(0.2)
  })

  it('[S3.03] a horizon is told from a wall, and its run from top to bottom is kept', () => {
    const sky: Ink = [150, 190, 230]
    const sand: Ink = [210, 190, 150]
    const coast = readPicture(flatPicture(192, 144, (_, v) => (v < 0.5 ? sky : sand)))
    const wall = readPicture(flatPicture(192, 144, (u) => (u < 0.5 ? sky : sand)))
    expect(coast.traits.horizon).toBeGreaterThan(0.95)
    expect(wall.traits.horizon).toBeLessThan(0.05)
    expect(apart(sure(coast.profile[0]), oklabOf({ r: 150, g: 190, b: 230 }))).toBeLessThan(0.01)
    expect(apart(sure(coast.profile[8]), oklabOf({ r: 210, g: 190, b: 150 }))).toBeLessThan(0.01)
  })
})

describe('what a picture is made of', () => {
  const grey: Ink = [150, 150, 150]
  const black: Ink = [12, 12, 16]

  it('[S3.03] a wall of panes is squared, a leaning lattice is not', () => {
    const lattice = (turn: number) =>
      readPicture(
        flatPicture(192, 144, (u, v) => {
          const [x, y] = [u * 192, v * 144]
          const across = x * Math.cos(turn) + y * Math.sin(turn) + 4000
          const down = y * Math.cos(turn) - x * Math.sin(turn) + 4000
          return across % 24 < 5 || down % 24 < 5 ? black : offWhite
        }),
      ).traits.square
    expect(lattice(0)).toBeGreaterThan(0.9)
    expect(lattice(Math.PI / 4)).toBeLessThan(0.1)
  })

  it('[S3.03] its black, its calm, its evenness and the strength of a small colour on grey are told', () => {
    const third = readPicture(flatPicture(192, 144, (u) => (u < 0.3 ? black : offWhite))).traits
    expect(third.dark).toBeCloseTo(0.3, 1)
    expect(third.quiet).toBeGreaterThan(0.85)
    expect(third.even).toBe(0)
    const cloth = stripes(48, 0).traits
    expect(cloth.even).toBeGreaterThan(0.9)
    expect(cloth.quiet).toBeLessThan(0.1)
    const thing = (ground: Ink) =>
      readPicture(flatPicture(192, 144, (u, v) => (Math.hypot(u - 0.5, (v - 0.5) * 0.75) < 0.15 ? redInk : ground)))
    expect(thing(grey).traits.vivid).toBeGreaterThan(0.9)
    expect(thing([150, 40, 40]).traits.vivid).toBeLessThan(0.7)
    expect(readPicture(flatPicture(192, 144, () => redInk)).traits.vivid).toBe(0)
  })
})

describe('the world of a picture', () => {
  it('[S3.03] twelve subjects fall into a world that fits them, or have it second', () => {
    expect(little.length).toBeGreaterThanOrEqual(12)
    const told = little.map(({ name, worlds, pixels }) => {
      const near = worldsOf(readPicture(pixels).traits).filter(({ share }) => share > 0.1)
      const ids = near.map(({ world }) => world.id)
      return ids.some((id) => worlds.includes(id)) ? name : `${name} is ${ids.join(' and ')}`
    })
    expect(told).toEqual(little.map(({ name }) => name))
  })
})
