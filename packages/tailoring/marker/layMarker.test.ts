import {
  area,
  boundsOf,
  clamp,
  contains,
  crossing,
  distance,
  mix,
  type Path,
  type Point,
  rotate,
  subtract,
  sure,
} from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { cutLine } from '../pattern/cutLine.ts'
import { mirroredPiece } from '../pattern/mirroredPiece.ts'
import type { Piece } from '../pattern/pattern.ts'
import { samplePattern } from '../pattern/testing/samplePattern.ts'
import { layMarker } from './layMarker.ts'

const { pieces } = samplePattern
const garment = [...pieces, ...pieces, sure(pieces[1])]

/** Whether two outlines cover some cloth together; they may share a line. */
const overlap = (one: Path, other: Path) => {
  const next = (path: Path, i: number) => sure(path[(i + 1) % path.length])
  const cross = one.some((a, i) => other.some((c, j) => crossing(a, next(one, i), c, next(other, j))))
  const within = (place: Point, path: Path) =>
    contains(path, place) && path.every((a, i) => away(place, a, next(path, i)) > 1e-6)
  return cross || one.some((a, i) => within(mix(a, next(one, i), 0.5), other)) || within(sure(other[0]), one)
}

/** How far a place lies from a straight line. */
const away = (place: Point, a: Point, b: Point) => {
  const [along, to] = [subtract(b, a), subtract(place, a)]
  const share = clamp((to[0] * along[0] + to[1] * along[1]) / (along[0] ** 2 + along[1] ** 2 || 1))
  return distance(place, mix(a, b, share))
}

const rectangle = (id: string, width: number, height: number, count = 1): Piece => {
  const [band] = pieces.slice(2)
  return {
    ...sure(band),
    id,
    corners: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    edges: ['a', 'b', 'c', 'd'].map((edge) => ({ id: edge, allowance: 0, end: 'seam' })),
    grain: { at: [width / 2, height / 2], degrees: 90 },
    notches: [],
    cut: { count, of: 'shell', pair: false },
  }
}

describe.each([false, true])('the marker of cloth, two-way %s', (twoWay) => {
  const marker = layMarker(garment, { width: 1400, twoWay })

  it('[S1.11] lays every piece as often as it is cut, mirrored for the other of a pair', () => {
    const laid = marker.placements.map(({ piece, mirrored }) => `${piece}${mirrored ? ' mirrored' : ''}`).toSorted()
    expect(laid).toEqual([
      'skirtFront',
      'skirtFront',
      'sleeve',
      'sleeve',
      'sleeve',
      'sleeve mirrored',
      'sleeve mirrored',
      'sleeve mirrored',
      'waistband',
      'waistband',
    ])
    expect(marker.tooWide).toEqual([])
  })

  it('[S1.11] lays no piece on another, and all within the width and the length', () => {
    marker.placements.forEach(({ outline }, i) => {
      const { left, right, top, bottom } = boundsOf(outline)
      expect(Math.min(left, top)).toBeGreaterThan(-1e-6)
      expect(right).toBeLessThan(1400 + 1e-6)
      expect(bottom).toBeLessThan(marker.length + 1e-6)
      for (const other of marker.placements.slice(i + 1)) expect(overlap(outline, other.outline)).toBe(false)
    })
  })

  it('[S1.11] keeps the grain along the cloth, one way or both as it allows', () => {
    const turns = marker.placements.map(({ piece, mirrored, turn, move, outline }) => {
      const source = sure(pieces.find(({ id }) => id === piece))
      const own = mirrored ? mirroredPiece(source) : source
      cutLine(own).forEach((point, i) => {
        const [x, y] = rotate(point, (turn * Math.PI) / 180)
        expect(x + move[0]).toBeCloseTo(sure(outline[i])[0], 6)
        expect(y + move[1]).toBeCloseTo(sure(outline[i])[1], 6)
      })
      return (own.grain.degrees + turn + 360) % 360
    })
    expect(turns.every((turn) => turn === 90 || (twoWay && turn === 270))).toBe(true)
  })

  it('[S1.11] tells the share of the cloth that is used', () => {
    const used = marker.placements.reduce((sum, { outline }) => sum + area(outline), 0)
    expect(marker.yield).toBeCloseTo(used / 1400 / marker.length, 9)
    expect(marker.yield).toBeGreaterThan(0.7)
    expect(marker.yield).toBeLessThan(1)
  })
})

describe('a marker', () => {
  it('[S1.11] fills the cloth without loss where the pieces do', () => {
    const marker = layMarker([rectangle('half', 498, 998, 2), rectangle('strip', 998, 198)], {
      width: 1000,
      twoWay: false,
    })
    expect(marker.length).toBeLessThanOrEqual(1200)
    expect(marker.yield).toBeGreaterThan(0.99)
  })

  it('[S1.11] names pieces that are wider than the cloth and lays the others', () => {
    const marker = layMarker([rectangle('wide', 1001, 100, 2), rectangle('narrow', 1000, 100)], {
      width: 1000,
      twoWay: true,
    })
    expect(marker.tooWide).toEqual(['wide'])
    expect(marker.placements.map(({ piece }) => piece)).toEqual(['narrow'])
  })

  it('[S1.11] of nothing takes no cloth', () => {
    expect(layMarker([], { width: 1400, twoWay: true })).toEqual({ placements: [], length: 0, yield: 0, tooWide: [] })
  })

  it('[S1.11] finds a shorter lay where pieces may lie on their head', () => {
    const wedge = (): Piece => ({
      ...rectangle('wedge', 600, 600, 4),
      corners: [
        [250, 0],
        [350, 0],
        [600, 600],
        [0, 600],
      ],
    })
    const lengthOf = (twoWay: boolean) => layMarker([wedge()], { width: 1100, twoWay }).length
    expect(lengthOf(true)).toBeLessThan(lengthOf(false) - 200)
  })

  it('[S1.11] lays what is small within the hollow of what is large', () => {
    const yoke: Piece = {
      ...rectangle('yoke', 1000, 600),
      corners: [
        [0, 0],
        [1000, 0],
        [1000, 600],
        [800, 600],
        [800, 200],
        [200, 200],
        [200, 600],
        [0, 600],
      ],
      edges: 'abcdefgh'.split('').map((edge) => ({ id: edge, allowance: 0, end: 'seam' })),
    }
    const { length } = layMarker([yoke, rectangle('within', 598, 398)], { width: 1000, twoWay: false })
    expect(length).toBeLessThan(602)
  })

  it('[S1.11] of stripes or a plaid puts the origin of every piece at one place of the repeat', () => {
    for (const repeat of [{ along: 64 }, { across: 45.5, along: 80 }, { across: 70 }]) {
      const { placements } = layMarker(garment, { width: 1400, twoWay: true, repeat })
      for (const { move } of placements) {
        const off = [repeat.across, repeat.along].map((each, axis) => (each ? sure(move[axis]) / each : 0))
        for (const share of off) expect(Math.abs(share - Math.round(share))).toBeLessThan(1e-6)
      }
      placements.forEach(({ outline }, i) => {
        expect(boundsOf(outline).left).toBeGreaterThan(-1e-6)
        expect(boundsOf(outline).right).toBeLessThan(1400 + 1e-6)
        for (const other of placements.slice(i + 1)) expect(overlap(outline, other.outline)).toBe(false)
      })
    }
  })

  it('[S1.11] takes more cloth for a large repeat', () => {
    const lengthOf = (along?: number) =>
      layMarker(garment, { width: 1400, twoWay: false, ...(along && { repeat: { along } }) }).length
    expect(lengthOf(300)).toBeGreaterThan(lengthOf() + 20)
  })
})
