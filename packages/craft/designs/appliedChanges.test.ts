import { openChance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import {
  changeRegion,
  hideApplied,
  layRegion,
  moveApplied,
  nameRegion,
  removeApplied,
  setPartPrint,
} from './appliedChanges.ts'
import type { Design } from './design.ts'
import { anyDesign, anyPartPrint, anyRegion } from './testing/anyDesign.ts'

const chance = openChance(21)
const bare: Design = {
  ...anyDesign(2),
  garments: anyDesign(2).garments.map(({ applied: _applied, partPrints: _parts, ...worn }) => worn),
}
const id = bare.garments[0]?.id ?? ''
const [low, high] = [anyRegion(chance), anyRegion(chance)]
const laid = layRegion(layRegion(bare, { id, region: low }), { id, region: high })
const idsOf = (design: Design) => design.garments[0]?.applied?.map((one) => one.id)

describe('regions of a garment', () => {
  it('lie in the order of laying, which can be changed', () => {
    expect(idsOf(laid)).toEqual([low.id, high.id])
    expect(idsOf(moveApplied(laid, { id, applied: low.id, to: 9 }))).toEqual([high.id, low.id])
  })

  it('one without area is refused in a sentence', () => {
    const outlines: [number, number][][] = [
      [
        [0, 0],
        [40, 0],
        [80, 0],
      ],
    ]
    expect(() => layRegion(bare, { id, region: { ...low, outlines } })).toThrow('covers nothing')
    expect(() => changeRegion(laid, { id, region: low.id, change: { outlines } })).toThrow('covers nothing')
  })

  it('one more than a garment holds is refused in a sentence, and one that lies there already is not laid twice', () => {
    const most = Array.from({ length: limits.appliedPerGarment }, (_, i) => ({ ...low, id: `r${i}` }))
    const full = most.reduce((design, region) => layRegion(design, { id, region }), bare)
    expect(() => layRegion(full, { id, region: high })).toThrow(`at most ${limits.appliedPerGarment}`)
    expect(layRegion(full, { id, region: { ...low, id: 'r0' } })).toBe(full)
  })

  it('are filled otherwise, hidden and taken off; a garment on which nothing lies says nothing of it', () => {
    const fill = { kind: 'solid', color: { r: 1, g: 2, b: 3 } } as const
    const filled = changeRegion(laid, { id, region: high.id, change: { fill } })
    expect(filled.garments[0]?.applied?.[1]).toEqual({ ...high, fill })
    const hidden = hideApplied(laid, { id, applied: low.id, hidden: true })
    expect(hidden.garments[0]?.applied?.[0]?.hidden).toBe(true)
    const one = removeApplied(laid, { id, applied: low.id })
    expect(idsOf(one)).toEqual([high.id])
    expect(removeApplied(one, { id, applied: high.id })).toEqual(bare)
  })
})

describe('the name of a region', () => {
  it('is given and taken off by hand, and changes nothing where it stays', () => {
    const named = nameRegion(laid, { id, region: high.id, name: 'Yoke' })
    expect(named.garments[0]?.applied?.[1]).toEqual({ ...high, name: 'Yoke' })
    expect(nameRegion(named, { id, region: high.id, name: 'Yoke' })).toBe(named)
    expect(nameRegion(named, { id, region: high.id, name: '' })).toEqual(laid)
  })
})

describe('a print of a part', () => {
  it('stands once for a part and side, and goes with the garment again', () => {
    const print = anyPartPrint(chance)
    const first = setPartPrint(bare, { id, own: true, ...print })
    const second = setPartPrint(first, { id, own: true, ...print, print: null })
    expect(second.garments[0]?.partPrints).toEqual([{ ...print, print: null }])
    expect(setPartPrint(second, { id, own: false, ...print })).toEqual(bare)
  })
})
