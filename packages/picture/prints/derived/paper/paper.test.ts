import { colorDistance } from '@toile/craft/colors/color.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { layDerived } from '../paintDerived.ts'
import { pictureOf, type Tone } from '../testing/pictureOf.ts'
import { pictures } from '../testing/pictures.ts'
import { sourceOf } from '../testing/sourceOf.ts'
import { cuttingsOf } from './cuttingsOf.ts'
import { formOf } from './formOf.ts'
import { groundOfPaper, setOff, setsOff } from './groundOfPaper.ts'
import { layPaper } from './layPaper.ts'
import { regionsIn } from './regionsIn.ts'

const cloth: Tone = [232, 226, 208]
const colors = [
  [232, 226, 208],
  [226, 120, 34],
  [58, 120, 52],
  [40, 70, 140],
  [250, 240, 200],
  [30, 28, 34],
].map(([r, g, b]) => ({ r, g, b }))

/** Oranges with a pale heart, leaves, and a blue house, on a table cloth; the last orange is cut by the border. */
const table = pictureOf('table', 420, 420, () => (u, v) => {
  const off = (x: number, y: number) => Math.hypot(u - x, v - y)
  for (const [x, y, r] of [
    [0.2, 0.2, 0.1],
    [0.7, 0.25, 0.08],
    [1, 0.7, 0.12],
  ])
    if (off(x, y) < r) return off(x, y) < r * 0.5 ? [250, 240, 200] : [226, 120, 34]
  for (const [x, y] of [
    [0.3, 0.55],
    [0.72, 0.52],
  ])
    if (Math.abs(v - y) < 0.05 * (1 - ((u - x) / 0.13) ** 2)) return [58, 120, 52]
  if (u > 0.4 && u < 0.6 && v > 0.68 && v < 0.9) return [40, 70, 140]
  return cloth
})
/** Three blots with bays that are unlike on every side, and three smears. */
const blots = pictureOf('blots', 420, 420, () => (u, v) => {
  for (const [x, y, turn] of [
    [0.25, 0.25, 0],
    [0.72, 0.3, 2],
    [0.4, 0.72, 4],
  ]) {
    const way = Math.atan2(v - y, u - x) + turn
    const rim = 0.13 * (1 + 0.3 * Math.sin(2 * way) + 0.3 * Math.sin(3 * way + 1) + 0.2 * Math.sin(5 * way + 2.2))
    if (Math.hypot(u - x, v - y) < rim) return [58, 120, 52]
  }
  const smear = [0.52, 0.6, 0.9].some((y) => Math.abs(v - y - 0.02 * Math.sin(u * 9)) < 0.014 && u > 0.62 && u < 0.95)
  return smear ? [40, 70, 140] : cloth
})

describe('shapes cut out of a picture as of paper', () => {
  const cuttings = cuttingsOf(regionsIn(table, colors), colors)

  it('[S9.04] are whole things: round, like leaves, like houses, each with what it holds, none that the border cuts', () => {
    const inks = cuttings.map(({ ink }) => ink)
    for (const ink of [1, 2, 3]) expect(inks).toContain(ink)
    expect(inks.filter((ink) => ink === 1).length).toBeLessThanOrEqual(2)
    const orange = cuttings.find(({ ink }) => ink === 1) ?? expect.fail('no orange')
    expect(orange.details.map(({ ink }) => ink)).toEqual([4])
    for (const { outline } of cuttings) {
      const { solid, even } = formOf(outline)
      expect(solid).toBeGreaterThan(0.9)
      expect(even).toBeGreaterThan(0.9)
    }
  })

  it('[S9.04] have an up where they stand, and are laid so; others every way', () => {
    const house = cuttings.find(({ ink }) => ink === 3) ?? expect.fail('no house')
    expect(house.stands).toBe(true)
    expect(cuttings.filter(({ ink }) => ink === 1).some(({ stands }) => stands)).toBe(false)
    const laid = layPaper(cuttings, openChance(3))
    const turns = laid.filter(({ cutting }) => cutting.stands).map(({ angle }) => Math.abs(angle))
    expect(Math.max(...turns)).toBeLessThan(0.2)
    expect(Math.max(...laid.map(({ angle }) => angle))).toBeGreaterThan(1)
  })

  it('[S9.04] lie on a plain ground that sets them off: one that would sink in takes another ink', () => {
    const ground = groundOfPaper(cuttings, colors)
    for (const { ink } of setOff(cuttings, ground, colors))
      expect(colorDistance(colors[ink], colors[ground])).toBeGreaterThan(setsOff)
    const sunk = setOff([{ ...cuttings[0], ink: ground }], ground, colors)
    expect(sunk[0].ink).not.toBe(ground)
    const { index } = layDerived(table, { ...sourceOf(table, { treatment: 'paper' }), colors }, 300)
    const plain = index.filter((ink) => ink === ground).length / index.length
    expect(plain).toBeGreaterThan(0.4)
    expect(plain).toBeLessThan(0.85)
  })

  it('[S9.04] lie evenly: large and small, clear of one another, in every quarter of the tile', () => {
    const laid = layPaper(cuttings, openChance(5))
    expect(laid.length).toBeGreaterThan(14)
    expect(Math.max(...laid.map(({ size }) => size)) / Math.min(...laid.map(({ size }) => size))).toBeGreaterThan(2)
    const area = (left: number, top: number) =>
      laid
        .filter(({ x, y }) => Math.floor((x + 1) * 2) % 2 === left && Math.floor((y + 1) * 2) % 2 === top)
        .reduce((sum, { size }) => sum + size * size, 0)
    const quarters = [area(0, 0), area(1, 0), area(0, 1), area(1, 1)]
    expect(Math.min(...quarters) / Math.max(...quarters)).toBeGreaterThan(0.35)
  })

  it('[S9.04] are refused where there are fewer than three: no stains are cut, and the sea is painted', () => {
    expect(cuttingsOf(regionsIn(blots, colors), colors)).toEqual([])
    const sea = pictures.seaAtDusk()
    const source = sourceOf(sea, { treatment: 'paper' })
    const painted = layDerived(sea, { ...source, treatment: 'painted' }, 100).index
    const { index } = layDerived(sea, source, 200)
    const same = painted.filter((ink, i) => ink === index[Math.floor(i / 100) * 200 + (i % 100)]).length
    expect(same / painted.length).toBeGreaterThan(0.99)
  })
})
