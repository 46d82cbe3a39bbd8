import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { canHavePart } from './canHavePart.ts'
import { garments } from './index.ts'
import { parts } from './partOf.ts'
import { partsDrafted } from './testing/partsDrafted.ts'

describe('the parts that a garment can have', () => {
  it('are those it is drafted with, whatever its knobs say', () => {
    for (const garment of someOf(garments)) {
      const drafted = partsDrafted(garment)
      expect(
        parts.flatMap(({ id }) => (canHavePart(garment.id, id) ? [id] : [])),
        garment.id,
      ).toEqual(parts.flatMap(({ id }) => (drafted.has(id) ? [id] : [])))
    }
  })

  it('are told of every garment', () => {
    for (const { id } of garments) expect(canHavePart(id, 'whole'), id).toBe(false)
  })
})
