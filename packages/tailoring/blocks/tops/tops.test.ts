import { distance, type Point, subtract, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Measures } from '../../bodies/measures.ts'
import { edgeLength, edgePath } from '../../pattern/edgePath.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import type { Block } from '../block.ts'
import { runLength } from '../drafting/sewn.ts'
import { sampleBodies } from '../testing/sampleBodies.ts'
import { campShirt } from './campShirt.ts'
import { henley } from './henley.ts'
import { overshirt } from './overshirt.ts'
import { polo } from './polo.ts'
import { shirt } from './shirt.ts'
import { sweatshirt } from './sweatshirt.ts'
import { tankTop } from './tankTop.ts'
import { teeShirt } from './teeShirt.ts'

const bodies = Object.entries(sampleBodies)

/** A pattern of a block with some knobs set, the others as usual. */
function draft(block: Block, body: Measures, set: Readonly<Record<string, number | string>> = {}): Pattern {
  const usual = Object.entries(block.knobs).map(([name, knob]) => [
    name,
    'choices' in knob ? sure(knob.choices[0]) : knob.usual,
  ])
  return block.draft(body, { ...Object.fromEntries(usual), ...set })
}

const pieceIn = (pattern: Pattern, id: string): Piece => sure(pattern.pieces.find((piece) => piece.id === id))

/** How much longer the heads of sleeves are than the armholes, as shares. */
const headsOf = ({ stitches }: Pattern) =>
  stitches.filter(({ first }) => first.some(({ edge }) => edge.startsWith('head'))).map(({ fullness = 1 }) => fullness)

/** The angle in degrees between two directions. */
const between = (a: Point, b: Point) =>
  (Math.acos(Math.min(1, Math.max(-1, (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b))))) * 180) /
  Math.PI

/** The angle in a piece at the corner where an edge ends and another starts, in degrees. */
function cornerOf(piece: Piece, before: string, after: string): number {
  const [end, start] = [edgePath(piece, before), edgePath(piece, after)]
  const corner = sure(start[0])
  expect(distance(sure(end.at(-1)), corner)).toBeLessThan(1e-6)
  return between(subtract(sure(end.at(-2)), corner), subtract(sure(start[1]), corner))
}

describe('sleeves of tops', () => {
  it.each(bodies)('[S1.11] of knits are eased into their armholes by one to five in a hundred, for a %s', (_, body) => {
    for (const block of [teeShirt, henley, polo, sweatshirt])
      for (const sleeve of ['short', 'cap', 'elbow', 'threeQuarter', 'plain', 'knit', 'oversized']) {
        const { choices } = block.knobs.sleeve
        if (!choices.some((choice) => choice === sleeve)) continue
        const heads = headsOf(draft(block, body, { sleeve }))
        expect(heads).toHaveLength(4)
        expect(heads.filter((fullness) => fullness < 1.01 || fullness > 1.05)).toEqual([])
      }
  })

  it.each(bodies)('[S1.11] of shirts are eased by one and a half in a hundred at most, for a %s', (_, body) => {
    for (const block of [shirt, campShirt, overshirt])
      for (const ease of [0.05, 0.3]) {
        const heads = headsOf(draft(block, body, { ease }))
        expect(heads).toHaveLength(4)
        expect(heads.filter((fullness) => fullness < 1 || fullness > 1.015)).toEqual([])
      }
  })

  it.each(bodies)('[S1.11] are wider than the arm that they hold, above and at the hem, for a %s', (_, body) => {
    for (const sleeve of ['short', 'plain']) {
      const piece = pieceIn(draft(teeShirt, body, { sleeve, ease: 0.02 }), 'sleeve')
      const across = Math.max(...piece.corners.map(([x]) => x)) * 2
      expect(across).toBeGreaterThan(body.upperArm * 1.02)
      const arm = sleeve === 'short' ? body.upperArm : body.wrist
      expect(edgeLength(piece, 'hem')).toBeGreaterThan(arm + 8)
    }
  })

  it('[S1.11] of a raglan are as long as the body along their seams, and both their halves along the arm', () => {
    for (const [, body] of bodies) {
      const pattern = draft(teeShirt, body, { sleeve: 'raglan' })
      const sleeve = pattern.stitches.filter(({ first }) => first.some(({ edge }) => edge.startsWith('raglan')))
      expect(sleeve).toHaveLength(8)
      for (const { first, second } of pattern.stitches.filter(({ fullness }) => !fullness))
        expect(Math.abs(runLength(pattern.pieces, first) - runLength(pattern.pieces, second))).toBeLessThan(0.5)
    }
  })
})

describe('shoulders and sides of tops', () => {
  const cases = bodies.flatMap(([name, body]) =>
    ['crew', 'v', 'scoop', 'boat', 'square'].map((neckline) => [name, neckline, body] as const),
  )

  it.each(cases)('[S1.11] run on smoothly over their seams, for a %s with neckline %s', (_, neckline, body) => {
    const pattern = draft(teeShirt, body, { neckline })
    const [front, back] = [pieceIn(pattern, 'front'), pieceIn(pattern, 'back')]
    const neckStart = neckline === 'square' ? 'neckSideLeft' : 'neckLeft'
    const neck = cornerOf(front, 'shoulderLeft', neckStart) + cornerOf(back, 'shoulderRight', 'neckRight')
    const arm = cornerOf(front, 'armLeft', 'shoulderLeft') + cornerOf(back, 'armRight', 'shoulderRight')
    const under = cornerOf(front, 'sideLeft', 'armLeft') + cornerOf(back, 'sideRight', 'armRight')
    for (const angle of [neck, arm, under]) expect(Math.abs(angle - 180)).toBeLessThan(neckline === 'v' ? 10 : 8)
  })

  it.each(bodies)('[S1.11] are square to a straight hem, and hems are square to the middle, for a %s', (_, body) => {
    for (const block of [teeShirt, tankTop]) {
      const front = pieceIn(draft(block, body), 'front')
      expect(Math.abs(cornerOf(front, 'hemLeft', 'sideLeft') - 90)).toBeLessThan(8)
      expect(Math.abs(cornerOf(front, 'hemRight', 'hemLeft') - 180)).toBeLessThan(2)
      expect(Math.abs(cornerOf(front, 'neckLeft', 'neckRight') - 180)).toBeLessThan(4)
    }
  })

  it.each(bodies)(
    '[S1.11] have a neck that is deeper in front than behind, and shoulders alike, for a %s',
    (_, body) => {
      const pattern = draft(teeShirt, body)
      const lowest = (id: string) => {
        const path = edgePath(pieceIn(pattern, id), 'neckLeft')
        return Math.abs(sure(path[0])[1] - sure(path.at(-1))[1])
      }
      expect(lowest('front')).toBeGreaterThan(lowest('back') + 40)
      expect(edgeLength(pieceIn(pattern, 'front'), 'shoulderLeft')).toBeCloseTo(
        edgeLength(pieceIn(pattern, 'back'), 'shoulderLeft'),
        3,
      )
    },
  )
})

describe('necks of tops', () => {
  it('[S1.11] have a rib as much shorter than its neckline as is asked for', () => {
    for (const stretch of [0.7, 0.85, 1]) {
      const { stitches } = draft(teeShirt, sure(sampleBodies.woman), { stretch })
      const rib = stitches.find(({ first }) => first[0]?.edge === 'sewn')
      expect(rib?.fullness).toBeCloseTo(stretch, 6)
    }
  })

  it('[S1.11] have a mitred rib where they have a point in front, and a straight one else', () => {
    const ribOf = (neckline: string) => pieceIn(draft(teeShirt, sure(sampleBodies.woman), { neckline }), 'neckRib')
    expect(ribOf('v').edges.map(({ id }) => id)).toContain('endHigh')
    expect(ribOf('crew').edges.map(({ id }) => id)).toContain('end')
  })

  it.each(bodies)(
    '[S1.11] of shirts close round the neck with room for a finger, their collars as long as the stand, for a %s',
    (_, body) => {
      for (const collar of ['point', 'cutaway', 'buttonDown', 'club']) {
        const pattern = draft(shirt, body, { collar })
        const [stand, fall] = [pieceIn(pattern, 'stand'), pieceIn(pattern, 'collar')]
        const laps = 2 * edgeLength(pieceIn(pattern, 'front'), 'neckLap')
        const round = 2 * edgeLength(stand, 'sewnRight') - laps
        expect(round - body.neck).toBeGreaterThan(8)
        expect(round - body.neck).toBeLessThan(26)
        expect(Math.abs(edgeLength(fall, 'sewnRight') - edgeLength(stand, 'topRight'))).toBeLessThan(1)
      }
    },
  )

  it('[S1.11] of shirts have collars, stands, cuffs and yokes in two layers, and an interlining of each but the yoke', () => {
    const { pieces } = draft(shirt, sure(sampleBodies.man))
    const doubled = pieces.filter(({ cut }) => cut.count === (cut.pair ? 4 : 2)).map(({ id }) => id)
    expect(doubled).toEqual(['yoke', 'cuff', 'stand', 'collar'])
    const inside = pieces.filter(({ cut }) => cut.of === 'interlining').map(({ id, cut }) => `${id} ${cut.count}`)
    expect(inside).toEqual(['cuffFusing 2', 'standFusing 1', 'collarFusing 1'])
    expect(pieceIn({ pieces, stitches: [] }, 'yoke').grain.degrees).toBe(0)
  })
})
