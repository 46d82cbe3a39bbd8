import { describe, expect, it } from 'vitest'
import { cityReading, roseReading, seaReading } from '../../../script/testing/pictureReadings.ts'
import { compose } from '../compose.ts'
import { directedBrief } from '../testing/collections.ts'
import { officeHours } from './officeHours.ts'

const pictures = [seaReading, roseReading, cityReading]
const cuts = (): readonly string[] =>
  pictures.flatMap((picture, seed) =>
    compose(directedBrief('women', seed, { pictures: [picture], own: { occasion: 'work' } })).flatMap(({ garments }) =>
      garments.flatMap(({ cut }) => (cut.kind === 'garment' ? [cut.garment] : [])),
    ),
  )

describe(officeHours.says, () => {
  it('[S9.02] keeps slips, gowns and bare shoulders out of offices, whatever a picture loves', () => {
    const women = cuts()
    for (const cut of ['slipDress', 'bodyconDress', 'trumpetSkirt', 'oneShoulderTop', 'kimonoJacket', 'corset'])
      expect(women).not.toContain(cut)
  })
})
