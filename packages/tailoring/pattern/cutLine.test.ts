import { area, contains, distance, type Path, type Point, selfCrossing, subtract, sure, unit } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { cutLine } from './cutLine.ts'
import { edgePath } from './edgePath.ts'
import { outlineOf } from './outlineOf.ts'
import type { Edge, EdgeEnd, Piece } from './pattern.ts'
import { samplePattern } from './testing/samplePattern.ts'

const [front, sleeve, band] = samplePattern.pieces.map((piece) => piece)

/** The distance from a place to a run of straight stretches, square to those that it lies beside. */
const away = (from: Point, path: Path): number =>
  Math.min(
    ...path.slice(1).map((b, i) => {
      const a = sure(path[i])
      const along = unit(subtract(b, a))
      const [x, y] = subtract(from, a)
      const walked = x * along[0] + y * along[1]
      return walked < -1 || walked > distance(a, b) + 1 ? Infinity : Math.abs(x * along[1] - y * along[0])
    }),
  )

/** How much further than its allowance a place lies from the nearest edge, by that measure. */
const beyond = (piece: Piece, from: Point): number =>
  Math.min(...piece.edges.map((edge) => away(from, edgePath(piece, edge.id)) - edge.allowance))

/** A piece of straight edges with an allowance and an end each. */
const made = (corners: Path, edges: readonly (readonly [number, EdgeEnd?])[]): Piece => ({
  ...sure(band),
  corners,
  edges: edges.map(([allowance, end = 'seam'], i): Edge => ({ id: `edge${i}`, allowance, end })),
  notches: [],
})

const square: Path = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

describe('the cutting line', () => {
  it.each([front, sleeve, band].map((piece) => [sure(piece).id, sure(piece)] as const))(
    '[S1.11] of %s lies at the allowance of its edges, and beyond it only at corners',
    (_, piece) => {
      const cut = cutLine(piece)
      const over = cut.map((point) => beyond(piece, point))
      expect(selfCrossing(cut)).toBeNull()
      expect(Math.min(...over)).toBeGreaterThan(-0.05)
      const corners = cut.filter((_point, i) => sure(over[i]) > 0.1)
      expect(corners.length).toBeLessThanOrEqual(3 * piece.corners.length)
      for (const corner of corners) {
        expect(Math.min(...piece.corners.map((point) => distance(point, corner)))).toBeLessThan(80)
      }
    },
  )

  it('[S1.11] takes a width for each edge, with square corners', () => {
    const cut = cutLine(made(square, [[10], [20], [0], [5]]))
    expect(cut).toHaveLength(4)
    for (const corner of [
      [-5, -10],
      [120, -10],
      [120, 100],
      [-5, 100],
    ] as const) {
      expect(Math.min(...cut.map((point) => distance(point, corner)))).toBeLessThan(1e-6)
    }
  })

  it('[S1.11] steps where the allowance changes within a straight line', () => {
    const cut = cutLine(made([[0, 0], [50, 0], ...square.slice(1)], [[10], [30], [10], [10], [10]]))
    expect(area(cut)).toBeCloseTo(120 * 120 + 20 * 60, 3)
  })

  it('[S1.11] cuts a sharp corner off two and a half allowances from it', () => {
    const tip: Point = [300, 10]
    const cut = cutLine(made([[0, 0], tip, [0, 20]], [[10], [10], [10]]))
    expect(Math.max(...cut.map(([x]) => x))).toBeCloseTo(325, 6)
  })

  it('[S1.11] goes round both allowances where they would run into each other', () => {
    const slit: Path = [
      [0, 0],
      [100, 0],
      [100, 100],
      [56, 100],
      [50, 20],
      [44, 100],
      [0, 100],
    ]
    const piece = made(slit, [[10], [10], [10], [10], [10], [10], [10]])
    const cut = cutLine(piece)
    expect(selfCrossing(cut)).toBeNull()
    expect(area(cut)).toBeCloseTo(120 * 120, 3)
    expect(outlineOf(piece).every((point) => contains(cut, point))).toBe(true)
  })

  it('[S1.11] mirrors the sides of a hem, so that it meets them when it is turned up', () => {
    const flared: Path = [
      [0, 0],
      [200, 0],
      [150, 300],
      [50, 300],
    ]
    const cut = cutLine(made(flared, [[40, 'hem'], [10], [10], [10]]))
    const low = cut.filter(([, y]) => y < -39.99)
    const fold = cut.filter(([, y]) => Math.abs(y) < 1e-6)
    const reach = 10 * Math.hypot(1, 50 / 300)
    expect(Math.max(...fold.map(([x]) => x))).toBeCloseTo(200 + reach, 6)
    expect(Math.max(...low.map(([x]) => x))).toBeCloseTo(200 + reach - (40 * 50) / 300, 6)
    expect(Math.min(...low.map(([x]) => x))).toBeCloseTo((40 * 50) / 300 - reach, 6)
  })

  it('[S1.11] follows a hollow that is tighter than the allowance', () => {
    const hollow: Piece = {
      ...made(square, [[12], [12], [12], [12]]),
      edges: made(square, [[12], [12], [12], [12]]).edges.map((edge, i) =>
        i === 2
          ? {
              ...edge,
              handles: [
                [52, 10],
                [48, 10],
              ],
            }
          : edge,
      ),
    }
    const cut = cutLine(hollow)
    expect(selfCrossing(cut)).toBeNull()
    expect(Math.min(...cut.map((point) => beyond(hollow, point)))).toBeGreaterThan(-0.05)
  })

  it('[S1.11] steps from a wide allowance to a narrow one where the two edges hardly turn', () => {
    const bag: Path = [
      [-251, -148],
      [-227, -263],
      [-106, -263],
      [-154, 7],
      [-202, 12],
    ]
    for (const wide of [14, 30, 58]) {
      const piece = made(bag, [[10], [10], [10], [10], [wide]])
      const cut = cutLine(piece)
      expect(selfCrossing(cut)).toBeNull()
      expect(outlineOf(piece).every((point) => contains(cut, point))).toBe(true)
      expect(Math.min(...cut.map((point) => beyond(piece, point)))).toBeGreaterThan(-0.05)
      // The wide allowance reaches as far as its own edge does.
      const along = unit(subtract([-251, -148], [-202, 12]))
      const near = subtract([-251, -148], along)
      expect(contains(cut, [near[0] + along[1] * (wide - 0.5), near[1] - along[0] * (wide - 0.5)])).toBe(true)
    }
  })

  it('[S1.11] goes round a sliver whose hem, turned up, reaches beyond its own corner', () => {
    const sliver: Path = [
      [-263.96, -76.28],
      [-266.34, -170.39],
      [-127.85, -171.08],
    ]
    const straight = made(sliver, [[10], [15, 'hem'], [10]])
    const bent: readonly [Point, Point] = [
      [-220, -171.6],
      [-180, -171.4],
    ]
    const piece = { ...straight, edges: straight.edges.map((edge, i) => (i === 1 ? { ...edge, handles: bent } : edge)) }
    expect(area(cutLine(piece))).toBeGreaterThan(area(outlineOf(piece)))
  })
})
