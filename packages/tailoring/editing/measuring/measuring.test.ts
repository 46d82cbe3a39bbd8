import { distance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { PatternDocument } from '../patternDocument.ts'
import { tellPoint } from '../changes.ts'
import { cornerIn, drafted, drawnIn, forWomen, lengthIn, pieceOf } from '../testing/drafted.ts'
import { pointsIn } from './pointsIn.ts'
import { nearestOn, tape } from './tape.ts'

const readings = (document: PatternDocument, size = '38') =>
  Object.fromEntries(
    pointsIn(document, size, drawnIn(document, size)).map(({ id, measured }) => [id, Math.round(measured)]),
  )

describe('points of measure', () => {
  it('[S1.11] of a skirt are what a tape reads of it: waist, hips, hem and length', () => {
    const skirt = forWomen('pencilSkirt')
    const found = readings(skirt)
    // The hips of the body are 960 and have 40 more to move in.
    expect(found['hips']).toBe(1000)
    expect(found['waist']).toBe(Math.round(lengthIn(drawnIn(skirt), 'waistband', 'waist')))
    const hem = 2 * lengthIn(drawnIn(skirt), 'front', 'hemLeft') + 2 * lengthIn(drawnIn(skirt), 'back', 'hem')
    expect(found['hem']).toBe(Math.round(hem))
    expect(found['length']).toBe(
      Math.round(cornerIn(drawnIn(skirt), 'back', 'opening')[1] - cornerIn(drawnIn(skirt), 'back', 'hem')[1]),
    )
    expect(Object.keys(found)).toEqual(['waist', 'hips', 'hem', 'length', 'outseam'])
  })

  it('[S1.11] of tiers count the top one for the hips, the lowest for the hem and all for the length', () => {
    const found = readings(forWomen('tieredSkirt'))
    const pattern = drafted('tieredSkirt')
    expect(found['hem']).toBe(
      Math.round(2 * (lengthIn(pattern, 'lowerBack', 'hem') + lengthIn(pattern, 'lowerFront', 'hem'))),
    )
    expect(found['hips']).toBeLessThan(Number(found['hem']) / 2)
    expect(found['length']).toBe(Math.round(3 * lengthIn(pattern, 'lowerBack', 'side')))
  })

  it('[S1.11] of trousers are told of one leg, with rise, knee and both seams', () => {
    const found = readings(forWomen('trousers'))
    const pattern = drafted('trousers')
    expect(found['inseam']).toBe(Math.round(lengthIn(pattern, 'back', 'inseamUpper', 'inseamLower')))
    expect(found['legHem']).toBe(Math.round(lengthIn(pattern, 'front', 'hem') + lengthIn(pattern, 'back', 'hem')))
    expect(found['frontRise']).toBeLessThan(Number(found['backRise']))
    expect(found['knee']).toBeGreaterThan(Number(found['legHem']))
    expect(found['hem']).toBeUndefined()
  })

  it('[S1.11] of a T-shirt are chest, neck, shoulder, armhole and sleeve', () => {
    const found = readings(forWomen('tShirt'))
    const pattern = drafted('tShirt')
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
    expect(Number(readings(skirt, '40')['hips']) - Number(readings(skirt)['hips'])).toBe(40)
    const told = (size: string) => pointsIn(skirt, size, drawnIn(skirt, size)).find(({ id }) => id === 'hips')
    expect([told('38')?.told, told('40')?.told, Math.round(told('40')?.measured ?? 0)]).toEqual([null, 1055, 1040])
  })
})

describe('the tape', () => {
  const back = pieceOf(drafted('pencilSkirt'), 'back')
  const pattern = drafted('pencilSkirt')

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
