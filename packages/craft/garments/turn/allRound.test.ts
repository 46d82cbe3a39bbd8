import { describe, expect, it } from 'vitest'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { gestures } from '../../mannequins/round/gestures/index.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import type { Piece, SurfacePoint } from '../piece.ts'
import { carried } from './testing/carried.ts'

function facing(yaw: number): Posed {
  const person = findPerson('ines')
  if (!person) throw new Error('nobody stands')
  return poseInSpace(buildOf(person), { ...gestures.upright, yaw }, 0.3)
}

const pieceOf = (posed: Posed, garment: string, name: string): Piece => {
  const found = carried(posed, garment).round.find((piece) => piece.name === name)
  if (!found) throw new Error(`${garment} has no ${name}`)
  return found
}

/** The row of a piece's cloth at a share of its way down. */
const rowOf = ({ surface }: Piece, share: number): readonly SurfacePoint[] =>
  surface?.[Math.round((surface.length - 1) * share)] ?? []

/** How long cloth is on the page against what it is, where it faces the viewer most. */
const fullest = (row: readonly SurfacePoint[]): number =>
  Math.max(
    ...row.slice(2).map((to, i) => {
      const from = row[i] ?? to
      return Math.abs(to.u - from.u) > 1e-6 ? Math.abs((to.x - from.x) / (to.u - from.u)) : 0
    }),
  )

/** How far to the left and to the right a piece reaches at a level. */
function reachOf({ outlines }: Piece, level: number): readonly [left: number, right: number] {
  const xs = outlines.flatMap((outline) => outline.flatMap(([x, y]) => (Math.abs(y - level) < 0.12 ? [x] : [])))
  return [Math.min(...xs), Math.max(...xs)]
}

describe('garments all round a body', () => {
  it('[S2.43] keep the size of their print through the turn, where cloth faces the viewer', () => {
    for (const yaw of [0, 30, 60, 75, 90, 105, 120, 150, 180]) {
      const scale = fullest(rowOf(pieceOf(facing(yaw), 'tShirt', 'bodice'), 0.6))
      expect(scale, String(yaw)).toBeGreaterThan(0.85)
      expect(scale, String(yaw)).toBeLessThan(1.05)
    }
  })

  it('[S2.43] meet at the side seam: front and back together are as wide as the body turns them, and neither is alone', () => {
    for (const yaw of [75, 90, 105]) {
      const told = facing(yaw)
      if (!told.beyond) return expect.fail(`one side at ${yaw}`)
      const level = told.build.levels.waist - 0.3
      const [first, second] = [told, told.beyond].map((posed) => reachOf(pieceOf(posed, 'tShirt', 'bodice'), level))
      if (!first || !second) return expect.fail('nothing is worn')
      const { wide, front, back } = told.section(level)
      const [left, right] = [Math.min(first[0], second[0]), Math.max(first[1], second[1])]
      expect(right - left, String(yaw)).toBeGreaterThan(front + back)
      expect(right - left, String(yaw)).toBeLessThan(2 * wide + 0.3)
      for (const [from, to] of [first, second]) expect(to - from, String(yaw)).toBeLessThan(0.97 * (right - left))
      expect(Math.min(first[1], second[1]), String(yaw)).toBeGreaterThan(Math.max(first[0], second[0]))
    }
  })

  it('[S2.43] lie on the same body from both of its sides', () => {
    const [one, other] = [facing(89.999), facing(90.001)]
    for (const index of [0, 1] as const)
      for (const [a, b] of [
        [one.arms[index], other.arms[index ? 0 : 1]],
        [one.legs[index], other.legs[index ? 0 : 1]],
      ] as const)
        for (const t of [0.2, 1, 1.8])
          for (const u of [-1, 1]) {
            const [from, to] = [a.ruler.limb.edge(t, u), b.ruler.limb.edge(t, -u)]
            expect(Math.hypot(from[0] - to[0], from[1] - to[1]), `${index} ${t} ${u}`).toBeLessThan(0.08)
          }
    const { bust, hip } = one.build.levels
    for (const level of [bust, hip]) {
      const [a, b] = [one.section(level), other.section(level)]
      expect([a.front, a.back]).toEqual([b.back, b.front])
    }
  })
})
