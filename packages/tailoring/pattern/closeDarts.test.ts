import { contains, distance, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { closeDarts } from './closeDarts.ts'
import { cutLine } from './cutLine.ts'
import { pieceArea } from './testing/pieceArea.ts'
import { samplePattern } from './testing/samplePattern.ts'

const skirt = sure(samplePattern.pieces[0])
const dart = { before: sure(skirt.corners[3]), tip: sure(skirt.corners[4]) }

describe('a piece as it is cut', () => {
  it('[S1.11] keeps the cloth of a dart, which ends where the folded dart is as long as its legs', () => {
    const closed = closeDarts(skirt, samplePattern.stitches)
    const roof = sure(closed.corners[4])
    expect(roof[0]).toBeCloseTo(100, 6)
    // Folded at the middle of the dart, the end lies square to the leg: half the mouth away from it at the leg's length.
    const leg = distance(dart.before, dart.tip)
    const half = Math.atan2(10, 96)
    expect(distance(roof, dart.tip) * Math.cos(half)).toBeCloseTo(leg, 6)
    expect(contains(cutLine(closed), [100, 590])).toBe(true)
    expect(contains(cutLine(closed), [100, 605])).toBe(true)
    expect(contains(cutLine(skirt), [100, 599])).toBe(false)
    expect(pieceArea(closed)).toBeGreaterThan(pieceArea(skirt) + 900)
  })

  it('[S1.11] takes the allowance of the seam beside the dart', () => {
    const wide = {
      ...skirt,
      edges: skirt.edges.map((edge) => ({ ...edge, allowance: edge.id.startsWith('waist') ? 15 : edge.allowance })),
    }
    const closed = closeDarts(wide, samplePattern.stitches)
    expect(closed.edges.filter(({ id }) => id.startsWith('dart')).map(({ allowance }) => allowance)).toEqual([15, 15])
  })

  it('[S1.11] stays as it is where nothing closes a notch of its outline, or it is sewn to another piece', () => {
    const [first] = samplePattern.stitches
    expect(closeDarts(skirt, [])).toEqual(skirt)
    expect(closeDarts(skirt, [{ ...sure(first), second: [{ piece: 'godet', edge: 'dartLeft' }] }])).toEqual(skirt)
    const sleeve = sure(samplePattern.pieces[1])
    expect(closeDarts(sleeve, samplePattern.stitches)).toEqual(sleeve)
  })
})
