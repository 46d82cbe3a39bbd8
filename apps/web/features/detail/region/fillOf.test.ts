import { describe, expect, it } from 'vitest'
import { fillOf } from './fillOf.ts'

const [red, navy, oat] = [
  { r: 176, g: 72, b: 47 },
  { r: 31, g: 42, b: 68 },
  { r: 228, g: 217, b: 192 },
]
const board = (...colors: (typeof red)[]) => ({ boards: { color: colors.map((color) => ({ color })) } })
const of = (color: typeof red) => ({ fill: { kind: 'solid', color } as const })

describe('what a new region is made of', () => {
  it('is the colour of the board that stands out most from the cloth', () => {
    expect(fillOf({ fill: null }, board(red, navy, oat), of(navy))).toEqual({ kind: 'solid', color: oat })
    expect(fillOf({ fill: null }, board(red, navy), of(red))).toEqual({ kind: 'solid', color: navy })
  })

  it('stands out without a board too, and is what was chosen once something was', () => {
    expect(fillOf({ fill: null }, board(), of(navy))).toEqual({ kind: 'solid', color: { r: 245, g: 243, b: 238 } })
    const fill = { kind: 'fabric', fabric: 'denim', color: red } as const
    expect(fillOf({ fill }, board(oat), of(navy))).toBe(fill)
  })
})
