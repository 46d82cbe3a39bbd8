import { distance, mix, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { edgePath } from '../../pattern/edgePath.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { runLength } from '../drafting/sewn.ts'
import { sampleBodies } from '../testing/sampleBodies.ts'
import { bodiceFrame } from './bodiceFrame.ts'
import { bodiceOf } from './bodiceOf.ts'
import { type Darting, dartings } from './half.ts'
import { cornerAngle } from './testing/cornerAngle.ts'
import { lowerRing } from './wornShell.ts'

const plain = { neckline: 'round', deeper: 0.2, wider: 0.1, sleeve: 'none', sleeveLength: 1, cuff: 'none' } as const
const fit = { bust: 60, waist: 40, shaped: true }
const bodice = (body: keyof typeof sampleBodies, darts: Darting) =>
  bodiceOf(sampleBodies[body], { fit: { ...fit, shaped: darts !== 'none' }, darts, open: 'back', room: 60, ...plain })
const bodies = ['woman', 'largeWoman', 'man', 'child'] as const
const everyWay = bodies.flatMap((body) => dartings.map((darts) => [body, darts] as const))

const pieceOf = ({ pieces }: Pick<Pattern, 'pieces'>, id: string): Piece =>
  sure(pieces.find((piece) => piece.id === id))

/** The tips of a piece's darts with both ends of each. */
function dartsOn(piece: Piece): { tip: Point; ends: [Point, Point] }[] {
  const legs = piece.edges.map(({ id }) => id).filter((id) => id.startsWith('dart'))
  return legs.flatMap((leg, i) => {
    if (i % 2) return []
    const [into, out] = [edgePath(piece, leg), edgePath(piece, sure(legs[i + 1]))]
    return [{ tip: sure(out[0]), ends: [sure(into[0]), sure(out.at(-1))] }]
  })
}

describe('a fitted bodice', () => {
  it.each(everyWay)('[S1.11] of a %s, darts %s: goes round the waist with the ease asked for', (body, darts) => {
    const { shell } = bodice(body, darts)
    const round = runLength([...shell.front, ...shell.back], lowerRing(shell, 'waist', 'back'))
    expect(Math.abs(round - sampleBodies[body].waist - fit.waist)).toBeLessThan(5)
  })

  it.each(bodies)('[S1.11] of a %s: is as wide at the underarm as the bust with its ease', (body) => {
    const { front, back } = bodiceFrame(sampleBodies[body], fit)
    expect(2 * (front.under[0] + back.under[0])).toBeCloseTo(sampleBodies[body].bust + fit.bust, 6)
  })

  it.each(everyWay)('[S1.11] of a %s, darts %s: point at the bust, 15 to 30 mm short, on equal legs', (body, darts) => {
    const { bustSpan, frontLength, bustDepth } = sampleBodies[body]
    for (const { tip, ends } of dartsOn(pieceOf(bodice(body, darts), 'front'))) {
      const bust: Point = [(Math.sign(tip[0]) * bustSpan) / 2, frontLength - bustDepth]
      expect(distance(tip, ends[0])).toBeCloseTo(distance(tip, ends[1]), 3)
      expect(distance(tip, bust)).toBeGreaterThan(14)
      expect(distance(tip, bust)).toBeLessThan(30)
      const middle = mix(...ends, 0.5)
      expect(distance(middle, tip) + distance(tip, bust)).toBeCloseTo(distance(middle, bust), 2)
    }
  })

  it('[S1.11] has a dart in the side where the front is longer than the back, and none for a man and a child', () => {
    expect(dartsOn(pieceOf(bodice('woman', 'side'), 'front'))).toHaveLength(4)
    expect(dartsOn(pieceOf(bodice('woman', 'waist'), 'front'))).toHaveLength(2)
    expect(dartsOn(pieceOf(bodice('woman', 'princess'), 'front'))).toHaveLength(0)
    expect(bodiceFrame(sampleBodies.man, fit).turn).toBe(0)
    expect(bodiceFrame(sampleBodies.child, fit).turn).toBe(0)
  })

  it.each(everyWay)(
    '[S1.11] of a %s, darts %s: runs smoothly over its shoulders, sides and closed darts',
    (body, darts) => {
      const made = bodice(body, darts)
      const [front, back] = [pieceOf(made, 'front'), pieceOf(made, 'back')]
      const smooth = (sum: number, name: string) => expect(Math.abs(sum - 180), name).toBeLessThan(10)
      const shoulders = front.edges.filter(({ id }) => /^shoulder\d+Left$/.test(id)).map(({ id }) => id)
      if (darts === 'yoke') return
      const inner = sure(shoulders.at(-1))
      smooth(cornerAngle(front, inner, 'neck1Left') + cornerAngle(back, 'shoulder1', 'neck1'), 'neck')
      if (darts === 'princess' || darts === 'shoulderPrincess') return
      smooth(cornerAngle(front, 'arm2Left', 'shoulder1Left') + cornerAngle(back, 'arm2', 'shoulder1'), 'shoulder point')
      const sides = front.edges.filter(({ id }) => /^side\d+Left$/.test(id)).map(({ id }) => id)
      smooth(cornerAngle(front, sure(sides.at(-1)), 'arm1Left') + cornerAngle(back, 'side1', 'arm1'), 'underarm')
      const waist = back.edges.some(({ id }) => id === 'waist2') ? 'waist2' : 'waist1'
      const frontWaist = front.edges.findLast(({ id }) => /^waist\d+Left$/.test(id))
      smooth(cornerAngle(front, sure(frontWaist).id, 'side1Left') + cornerAngle(back, waist, 'side1'), 'waist')
      if (front.edges.some(({ id }) => id === 'waist2Left'))
        smooth(
          cornerAngle(front, 'waist1Left', 'dart1Left') + cornerAngle(front, 'dart2Left', 'waist2Left'),
          'waist dart',
        )
    },
  )
})
