import { describe, expect, it } from 'vitest'
import { isVisiblyOther } from './isVisiblyOther.ts'

const size = { width: 130, height: 195 }
const pixels = size.width * size.height
const cloth = new Uint8ClampedArray(pixels * 4).fill(120)
/** The cloth with so many pixels so much lighter. */
const withLighter = (count: number, lighter: number) =>
  cloth.map((value, i) => (i < count * 4 ? value + lighter : value))

describe('two pictures of a look', () => {
  it('are one to the eye where they are the same, or edges alone are slightly tinted', () => {
    expect(isVisiblyOther(cloth, cloth)).toBe(false)
    expect(isVisiblyOther(cloth, withLighter(70, 30))).toBe(false)
    expect(isVisiblyOther(cloth, withLighter(200, 10))).toBe(false)
  })

  it('are told apart by a row of buttons, by an edge in another colour, and by a shade on a whole garment', () => {
    expect(isVisiblyOther(cloth, withLighter(8, 100))).toBe(true)
    expect(isVisiblyOther(cloth, withLighter(120, 30))).toBe(true)
    expect(isVisiblyOther(cloth, withLighter(4000, 5))).toBe(true)
  })
})
