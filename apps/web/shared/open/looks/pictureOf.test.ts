import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { describe, expect, it } from 'vitest'
import { atHand, drawnHere, layersOf, wantedOf } from './pictureOf.ts'

const black = { r: 0, g: 0, b: 0 }
const design: Design = {
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: black },
  lips: black,
  ground: black,
  garments: [],
  origin: null,
}
const pictures = { full: '/f', middle: '/m', small: '/s' }
const entry = { document: design, pictures }

describe('how a look is shown', () => {
  it('[S4.03] by the server’s picture, also when another look was liked and this one came anew with the same content', () => {
    expect(wantedOf(entry, structuredClone(design), null)).toEqual({ key: '/m', pictures })
  })

  it('drawn here while it is edited, while the server has no picture, and when the picture did not come through', () => {
    expect(wantedOf(entry, { ...design, style: 'realistic' }, null)).toBe(drawnHere)
    expect(wantedOf({ ...entry, pictures: null }, design, null)).toBe(drawnHere)
    expect(wantedOf(entry, design, '/m')).toBe(drawnHere)
  })

  it('[S4.01] what is shown stays beneath what is wanted until that is there', () => {
    const before = { key: '/m', pictures }
    expect(layersOf(null, drawnHere)).toEqual([drawnHere])
    expect(layersOf(before, drawnHere)).toEqual([before, drawnHere])
    expect(layersOf(drawnHere, drawnHere)).toEqual([drawnHere])
  })

  it('[S4.01] while it is drawn large its own picture stands for it: the front as it is saved, and nothing else', () => {
    expect(atHand(entry, structuredClone(design), 'front')).toBe(pictures)
    expect(atHand(entry, design, 'back')).toBeNull()
    expect(atHand(entry, { ...design, style: 'realistic' }, 'front')).toBeNull()
    expect(atHand({ ...entry, pictures: null }, design, 'front')).toBeNull()
  })
})
