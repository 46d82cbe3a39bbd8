import { distance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../pattern/pattern.ts'
import { tellPoint } from '../changes.ts'
import { cornerIn, drawnIn, forWomen, lengthIn, pieceOf } from '../testing/drafted.ts'
import { pointsIn } from './pointsIn.ts'
import { nearestOn, tape } from './tape.ts'
import { sampleShirt } from '../testing/samples/sampleShirt.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'
import { sampleTiered } from '../testing/samples/sampleTiered.ts'
import { sampleTrousers } from '../testing/samples/sampleTrousers.ts'

const readings = (pattern: Pattern) =>
  Object.fromEntries(
    pointsIn(forWomen('pencilSkirt'), '38', pattern).map(({ id, measured }) => [id, Math.round(measured)]),
  )

describe('points of measure', () => {
  it('[S1.11] of a skirt are what a tape reads of it: waist, hips, hem and length', () => {
    const found = readings(sampleSkirt)
    // The hips of the body are 960 and have 40 more to move in.
    expect(found['hips']).toBe(1000)
    expect(found['waist']).toBe(Math.round(lengthIn(sampleSkirt, 'waistband', 'waist')))
    const hem = 2 * lengthIn(sampleSkirt, 'front', 'hemLeft') + 2 * lengthIn(sampleSkirt, 'back', 'hem')
    expect(found['hem']).toBe(Math.round(hem))
    expect(found['length']).toBe(
      Math.round(cornerIn(sampleSkirt, 'back', 'opening')[1] - cornerIn(sampleSkirt, 'back', 'hem')[1]),
    )
    expect(Object.keys(found)).toEqual(['waist', 'hips', 'hem', 'length', 'outseam'])
  })

  it('[S1.11] of tiers count the top one for the hips, the lowest for the hem and all for the length', () => {
    const found = readings(sampleTiered)
    const pattern = sampleTiered
    expect(found['hem']).toBe(
      Math.round(2 * (lengthIn(pattern, 'lowerBack', 'hem') + lengthIn(pattern, 'lowerFront', 'hem'))),
    )
    expect(found['hips']).toBeLessThan(Number(found['hem']) / 2)
    expect(found['length']).toBe(Math.round(3 * lengthIn(pattern, 'lowerBack', 'side')))
  })

  it('[S1.11] of trousers are told of one leg, with rise, knee and both seams', () => {
    const found = readings(sampleTrousers)
    const pattern = sampleTrousers
    expect(found['inseam']).toBe(Math.round(lengthIn(pattern, 'back', 'inseamUpper', 'inseamLower')))
    expect(found['legHem']).toBe(Math.round(lengthIn(pattern, 'front', 'hem') + lengthIn(pattern, 'back', 'hem')))
    expect(found['frontRise']).toBeLessThan(Number(found['backRise']))
    expect(found['knee']).toBeGreaterThan(Number(found['legHem']))
    expect(found['hem']).toBeUndefined()
  })

  it('[S1.11] of a T-shirt are chest, neck, shoulder, armhole and sleeve', () => {
    const found = readings(sampleShirt)
    const pattern = sampleShirt
    expect(found['shoulder']).toBe(Math.round(lengthIn(pattern, 'front', 'shoulderLeft')))
    expect(found['armhole']).toBe(
      Math.round(lengthIn(pattern, 'front', 'armLeft') + lengthIn(pattern, 'back', 'armLeft')),
    )
    expect(found['chest']).toBeGreaterThan(880)
    expect(found['cuff']).toBe(Math.round(lengthIn(pattern, 'sleeve', 'hem')))
    expect(found['upperArm']).toBeLessThanOrEqual(Number(found['cuff']) + 5)
    expect(found['inseam']).toBeUndefined()
  })

  it('[S1.11] grow with the size, and one that is told by hand stands beside what is measured, in its size alone', () => {
    const skirt = tellPoint(forWomen('pencilSkirt', '38', '40'), { point: 'hips', size: '40', mm: 1055 })
    const hips = ['38', '40'].map((size) => readings(drawnIn(skirt, size))['hips'])
    expect(Number(hips[1]) - Number(hips[0])).toBeGreaterThan(30)
    const told = (size: string) => pointsIn(skirt, size, drawnIn(skirt, size)).find(({ id }) => id === 'hips')
    expect([told('38')?.told, told('40')?.told]).toEqual([null, 1055])
    expect(told('40')?.measured).not.toBe(1055)
  })
})

describe('the tape', () => {
  const back = pieceOf(sampleSkirt, 'back')
  const pattern = sampleSkirt

  it('[S2.59] reads straight and along the edges, both ways round', () => {
    const [from, to] = [
      { edge: 'hem', at: 0 },
      { edge: 'sideUpper', at: 0 },
    ]
    const { straight, onward, back: other } = tape(back, from, to)
    expect(straight).toBeCloseTo(distance(cornerIn(pattern, 'back', 'hem'), cornerIn(pattern, 'back', 'sideUpper')), 6)
    expect(onward).toBeCloseTo(lengthIn(pattern, 'back', 'hem', 'sideLower'), 6)
    expect(onward + other).toBeCloseTo(lengthIn(pattern, 'back', ...back.edges.map(({ id }) => id)), 6)
    expect(tape(back, to, from).onward).toBeCloseTo(other, 6)
  })

  it('[S2.59] finds the place of an edge that is nearest to the pointer', () => {
    const [x, y] = cornerIn(pattern, 'back', 'sideLower')
    const found = nearestOn(back, [x + 12, y + 90])
    expect(found.edge).toBe('sideLower')
    expect(found.away).toBeCloseTo(10, -1)
    expect(found.at * lengthIn(pattern, 'back', 'sideLower')).toBeCloseTo(90, 0)
  })
})
