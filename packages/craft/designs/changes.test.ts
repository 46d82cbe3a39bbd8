import { designVersion } from './designVersion.ts'
import { describe, expect, it } from 'vitest'
import { addGarment, removeGarment } from './changes.ts'
import { type Design, designSchema, type Worn } from './design.ts'
import { plainWorn } from './plainWorn.ts'

const worn = (garment: string): Worn => plainWorn(garment, { r: 30, g: 40, b: 60 }, { seed: 1 })

const look: Design = designSchema.parse({
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'loafer', color: { r: 0, g: 0, b: 0 } },
  lips: { r: 0, g: 0, b: 0 },
  ground: { r: 0, g: 0, b: 0 },
  garments: ['trousers', 'shirt', 'trench', 'leatherBelt'].map(worn),
  origin: null,
})
const wornIn = ({ garments }: Design) => garments.map(({ id }) => id)

describe('what a look wears', () => {
  it('[S4.01] a garment is put on over what lies under it, an accessory over everything', () => {
    expect(wornIn(addGarment(look, worn('sweater')))).toEqual(['trousers', 'shirt', 'sweater', 'trench', 'leatherBelt'])
    expect(wornIn(addGarment(look, worn('leggings')))).toEqual([
      'trousers',
      'leggings',
      'shirt',
      'trench',
      'leatherBelt',
    ])
    const bare = removeGarment(look, { id: 'leatherBelt' })
    expect(wornIn(addGarment(bare, worn('leatherBelt')))).toEqual(wornIn(look))
  })
})
