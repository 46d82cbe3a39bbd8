import { describe, expect, it } from 'vitest'
import { hasCoat, hasHandPockets } from './handPockets.ts'
import { look } from './styling/testing/looks.ts'

type Given = Parameters<typeof look>[0]
const pocketed = (...garments: Given) => hasHandPockets(look(garments).garments)

describe('pockets for hands', () => {
  it('[S3.04] are those of trousers, of a dress that has them, and of a coat', () => {
    expect(pocketed('chinos', 'tShirt')).toBe(true)
    expect(pocketed('denimDress')).toBe(true)
    expect(pocketed('leggings', 'coat')).toBe(true)
  })

  it('[S3.04] are none in gowns, leggings and skirts without any, and none on a breast', () => {
    for (const bare of [['ballGown'], ['leggings', 'tShirt'], ['pencilSkirt', 'westernShirt']] as const)
      expect(pocketed(...bare), bare.join()).toBe(false)
  })

  it('[S3.04] a coat or a jacket has an edge to hold, a shirt has none, nor one that is hidden', () => {
    const coated = (garments: Given, hidden = false) =>
      hasCoat(look(garments).garments.map((worn) => ({ ...worn, hidden })))
    expect(coated(['chinos', 'coat'])).toBe(true)
    expect(coated(['chinos', 'coat'], true)).toBe(false)
    expect(coated(['chinos', 'shirt'])).toBe(false)
  })

  it('[S3.04] what hangs over them without pockets hides them, and knobs decide', () => {
    expect(pocketed('chinos', 'cape')).toBe(false)
    expect(pocketed('chinos', ['cape', { worn: 'open' }])).toBe(true)
    expect(pocketed('leggings', ['coat', { worn: 'open' }])).toBe(false)
    expect(pocketed(['chinos', { pockets: 'none' }], 'tShirt')).toBe(false)
    expect(pocketed(['aLineDress', { pockets: 'slash' }])).toBe(true)
  })
})
