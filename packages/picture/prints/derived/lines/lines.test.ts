import type { Treatment } from '@toile/craft/prints/derivedSource.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { layDerived } from '../paintDerived.ts'
import { pictureOf } from '../testing/pictureOf.ts'
import { sourceOf } from '../testing/sourceOf.ts'
import { linesIn } from './linesIn.ts'

const grey = (r: number) => ({ r, g: r, b: r })
const inks = [grey(232), grey(190), grey(120), grey(40)]
const whole = { left: 0, top: 0, width: 1, height: 1 }
const treatments: Treatment[] = ['strata', 'painted', 'mirrored', 'texture']

/** A pale stone with one vein from side to side, about a pixel and a half wide. */
const veinAt = (u: number) => 0.5 + 0.12 * Math.sin(u * 7)
const stone = pictureOf(
  'stone',
  640,
  640,
  () => (u, v) => (Math.abs(v - veinAt(u)) * 640 < 1.1 ? [52, 50, 52] : [230, 230, 231]),
)

/** How many pixels of each column are in dark inks. */
const darkIn = (treatment: Treatment, side: number) => {
  const source = { ...sourceOf(stone, { treatment, part: whole }), colors: inks }
  const { index } = layDerived(stone, source, side)
  return Array.from({ length: side }, (_, x) => {
    let dark = 0
    for (let y = 0; y < side; y++) if (index[y * side + x] >= 2) dark++
    return dark
  })
}

describe('thin lines of a picture, in its cloths', () => {
  it.each(treatments)(
    '[S9.04] a vein of a pixel and a half runs through %s from side to side without a gap',
    (treatment) => {
      const dark = darkIn(treatment, 840)
      expect(dark.filter((count) => count === 0).length).toBeLessThan(840 * 0.01)
    },
  )

  it.each(treatments)('[S9.04] it is a line in %s and no stain: narrow, and nothing beside it', (treatment) => {
    const dark = darkIn(treatment, 840).sort((a, b) => a - b)
    expect(dark[420]).toBeLessThan(10)
    const source = { ...sourceOf(stone, { treatment, part: whole }), colors: inks }
    const between = layDerived(stone, source, 840).index.filter((ink) => ink === 1).length
    expect(between / 840 / 840).toBeLessThan(0.004)
  })

  it('[S9.04] specks, the borders of things and grain are no lines', () => {
    const chance = openChance(4)
    const specks = Array.from({ length: 40 }, () => [chance.next(), chance.next()] as const)
    const spotted = pictureOf('spotted', 630, 630, () => (u, v) => {
      if (specks.some(([x, y]) => Math.hypot(u - x, v - y) < 0.004)) return [30, 30, 34]
      return Math.hypot(u - 0.5, v - 0.5) < 0.3 ? [200, 90, 60] : [228, 226, 220]
    })
    expect(linesIn(spotted)).toEqual([])
    expect(linesIn(pictureOf('plain', 630, 630, () => () => [120, 130, 140]))).toEqual([])
  })

  it('[S9.04] a line whose colour no ink comes near is left to the picture, not drawn in another colour', () => {
    const hairs = pictureOf(
      'hairs',
      630,
      630,
      () => (u, v) => (Math.abs(v - veinAt(u)) * 630 < 1.2 ? [150, 118, 196] : [108, 76, 160]),
    )
    const colors = [
      { r: 108, g: 76, b: 160 },
      { r: 250, g: 250, b: 250 },
    ]
    const { index } = layDerived(hairs, { ...sourceOf(hairs, { treatment: 'mirrored', part: whole }), colors }, 420)
    expect(index.filter((ink) => ink === 1).length).toBe(0)
  })

  it('[S9.04] a line ends at the picture’s side and does not go on from the other', () => {
    const edges = pictureOf(
      'edges',
      630,
      630,
      () => (u, v) => (Math.min(u, 1 - u) * 630 < 60 && Math.abs(v - 0.5) * 630 < 1.5 ? [30, 30, 30] : [230, 230, 230]),
    )
    const reach = linesIn(edges).flatMap(({ x, next }, i, all) => next.map((to) => Math.abs(all[to].x - x)))
    expect(reach.length).toBeGreaterThan(10)
    expect(Math.max(...reach)).toBeLessThan(20)
  })
})
