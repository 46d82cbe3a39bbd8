import { describe, expect, it } from 'vitest'
import {
  along,
  area,
  contains,
  lengths,
  offset,
  openChance,
  openNoise,
  partWhere,
  readTable,
  resample,
  seedOf,
  selfCrossing,
  spline,
} from './index.ts'
import { sure } from './sure.ts'

describe('geometry', () => {
  it('keeps the part of an outline on one side of a line, cut straight there', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const
    const part = partWhere(square, ([x]) => 0.5 - x)
    expect(area(part)).toBeCloseTo(1)
    expect(Math.max(...part.map(([x]) => x))).toBeCloseTo(0.5)
    expect(partWhere(square, ([x]) => x + 1)).toEqual(square)
    expect(partWhere(square, ([x]) => x - 3)).toEqual([])
  })

  it('draws a spline through every given point', () => {
    const points = [
      [0, 0],
      [1, 2],
      [3, 1],
      [4, 4],
    ] as const
    const curve = spline(points, false, 8)
    for (const [x, y] of points) expect(curve.some((p) => Math.hypot(p[0] - x, p[1] - y) < 1e-9)).toBe(true)
  })
  it('spaces a resampled path evenly and keeps its ends', () => {
    const path = resample(
      [
        [0, 0],
        [10, 0],
        [10, 5],
      ],
      16,
    )
    const walked = lengths(path)
    for (let i = 1; i < path.length; i++) expect(sure(walked[i]) - sure(walked[i - 1])).toBeCloseTo(1, 6)
    expect(path[0]).toEqual([0, 0])
    expect(
      along(
        [
          [0, 0],
          [10, 0],
        ],
        0.25,
      ),
    ).toEqual([2.5, 0])
  })
  it('offsets to the right of travel', () => {
    expect(
      offset(
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        0.5,
      ).every(([, y]) => Math.abs(y - 0.5) < 1e-9),
    ).toBe(true)
  })
  it('reads a table exactly at its rows and stays between them', () => {
    const rows = [
      [0, 1],
      [1, 3],
      [2, 3.5],
    ]
    expect(readTable(rows, 1)).toBe(3)
    expect(readTable(rows, -5)).toBe(1)
    expect(readTable(rows, 9)).toBe(3.5)
    expect(readTable(rows, 0.5)).toBeGreaterThan(1)
  })
  it('gives the same chance for the same seed and another for another', () => {
    const run = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (c) => () =>
            c.next()
        )(openChance(seed)),
      )
    expect(run(7)).toEqual(run(7))
    expect(run(7)).not.toEqual(run(8))
    expect(openChance(3).branch('hem').next()).toBe(openChance(3).branch('hem').next())
    expect(seedOf('a')).not.toBe(seedOf('b'))
  })
  it('repeats wrapped noise without a seam', () => {
    const noise = openNoise(5)
    for (let y = 0; y < 4; y += 0.31) expect(noise(8.2, y, 8, 8)).toBeCloseTo(noise(0.2, y, 8, 8), 5)
  })
  it('finds where an outline crosses itself, and that a square does not', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
    expect(selfCrossing(square)).toBeNull()
    expect(
      selfCrossing([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
    ).toEqual([0.5, 0.5])
    expect(area(square)).toBe(1)
    expect(contains(square, [0.5, 0.5])).toBe(true)
    expect(contains(square, [1.5, 0.5])).toBe(false)
  })
})
