import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { straightSkirt } from '../blocks/bottoms/straightSkirt.ts'
import { straightTrousers } from '../blocks/bottoms/straightTrousers.ts'
import { teeShirt } from '../blocks/tops/teeShirt.ts'
import { distanceAt } from '../form/distanceAt.ts'
import { formOf } from '../form/formOf.ts'
import { clothFabrics } from './clothFabrics.ts'
import type { Hung } from './clothMesh.ts'
import { openDrape } from './openDrape.ts'
import { usualDraft } from './testing/usualDraft.ts'

const form = formOf(sampleBodies.woman, 'woman')
const coarse = 30

/** A garment hung until it rests. */
function hang(block: Parameters<typeof usualDraft>[0]) {
  const drape = openDrape(usualDraft(block, sampleBodies.woman), form, clothFabrics.cotton, coarse)
  for (let i = 0; i < 400 && !drape.settled; i++) drape.advance(1)
  return { drape, hung: drape.hung() }
}

const garments = {
  straightSkirt: hang(straightSkirt),
  straightTrousers: hang(straightTrousers),
  teeShirt: hang(teeShirt),
}

const spotsOf = ({ positions }: Hung) =>
  Array.from(
    { length: positions.length / 3 },
    (_, i) => [sure(positions[3 * i]), sure(positions[3 * i + 1]), sure(positions[3 * i + 2])] as const,
  )

describe('a garment that is hung', () => {
  it.each(Object.entries(garments))(
    '[S1.11] %s comes to rest, nearly unstretched and nowhere in the body',
    (_, { drape, hung }) => {
      expect([drape.settled, drape.progress]).toEqual([true, 1])
      const strain = hung.strain.toSorted()
      expect(strain[Math.floor(strain.length * 0.95)]).toBeLessThan(0.09)
      expect(strain[Math.floor(strain.length * 0.5)]).toBeLessThan(0.03)
      expect(Math.min(...spotsOf(hung).map((spot) => distanceAt(form.field, spot).distance))).toBeGreaterThan(-5)
    },
  )
})
