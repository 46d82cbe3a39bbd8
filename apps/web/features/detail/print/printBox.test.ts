import type { Placement } from '@toile/craft/prints/placement.ts'
import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { cornersOf, middleOf, nearTo, resized, seenAt, turnedTo, withMiddle } from './printBox.ts'

const single: Placement = {
  source: { kind: 'construction', print: 'floral', colors: [{ r: 0, g: 0, b: 0 }], seed: 1 },
  mode: 'single',
  repeat: 'straight',
  width: 100,
  x: 10,
  y: 200,
  angle: 0,
  opacity: 1,
}
const overall: Placement = { ...single, mode: 'overall', x: 0, y: 0 }

describe('taking hold of a print', () => {
  it('a single print lies about its x and y, an overall tile begins there', () => {
    expect(middleOf(single, 2)).toEqual([10, 200])
    expect(middleOf(overall, 2)).toEqual([50, 100])
    const [u, v] = middleOf({ ...overall, angle: 90 }, 2)
    expect(u).toBeCloseTo(-100)
    expect(v).toBeCloseTo(50)
  })

  it('stays where it is while it is made larger or turned', () => {
    for (const placement of [single, overall]) {
      const before = middleOf(placement, 1.5)
      const after = middleOf(turnedTo(resized(placement, 1.5, 240), 1.5, 33), 1.5)
      expect(after[0]).toBeCloseTo(before[0], 0)
      expect(after[1]).toBeCloseTo(before[1], 0)
    }
    expect(middleOf(withMiddle(overall, 1, [400, 500]), 1)).toEqual([400, 500])
  })

  it('the tile within reach is a whole repeat away, so that nothing is seen to move', () => {
    const near = nearTo(overall, 1, [430, 120])
    expect([near.x, near.y]).toEqual([400, 100])
    const dropped = nearTo({ ...overall, repeat: 'halfDrop' }, 1, [430, 120])
    expect([dropped.x % 200, dropped.y % 100]).toEqual([0, 0])
    const thirds = nearTo({ ...overall, repeat: 'thirdStep' }, 1, [430, 420])
    expect([thirds.x % 100, thirds.y % 300]).toEqual([0, 0])
  })

  it('keeps within what a document may hold', () => {
    expect(resized(single, 1, 9_999).width).toBe(2000)
    expect(withMiddle(single, 1, [99_999, 0]).x).toBe(3000)
  })

  it('corners go round clockwise and turn with the print', () => {
    expect(cornersOf(single, 1)[0]).toEqual([-50, -50])
    const [u, v] = sureFirst(cornersOf({ ...single, angle: 90 }, 1))
    expect([Math.round(u), Math.round(v)]).toEqual([50, -50])
  })

  it('is found in the picture from the nearest seen cloth', () => {
    const cloth = {
      pixelsPerMillimetre: 0.5,
      points: [
        { x: 100, y: 100, u: 0, v: 200 },
        { x: 150, y: 100, u: 90, v: 200 },
      ],
    }
    expect(seenAt(cloth, [10, 220])).toEqual([105, 110])
    expect(seenAt({ ...cloth, points: [] }, [0, 0])).toBeNull()
  })
})
