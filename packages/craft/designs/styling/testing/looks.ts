import { designVersion } from '../../designVersion.ts'
import { findWearable } from '../../../garments/index.ts'
import { placementSchema } from '../../../prints/placement.ts'
import { plainWorn } from '../../plainWorn.ts'
import { type Design, designSchema, type Worn } from '../../design.ts'

type Given = string | readonly [garment: string, knobs: Worn['knobs'], fabric?: string]

const worn = (given: Given): Worn => {
  const [garment, knobs, fabric] = typeof given === 'string' ? [given, {}] : given
  return plainWorn(
    garment,
    { r: 120, g: 60, b: 50 },
    { knobs, fabric: fabric ?? findWearable(garment)?.character.fabrics[0] ?? 'cotton', seed: 7 },
  )
}

/** A look in some garments of the catalogue, with knobs and a fabric where they are given. */
export const look = (garments: readonly Given[], person = 'ines', pose = 'relaxed', shoes = 'loafer'): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person, pose, mirrored: false },
    shoes: { kind: shoes, color: { r: 40, g: 34, b: 40 } },
    lips: { r: 180, g: 60, b: 60 },
    ground: { r: 240, g: 235, b: 226 },
    garments: garments.map(worn),
    origin: null,
  })

/** The same with every garment in one print. */
export const printed = (design: Design): Design => ({
  ...design,
  garments: design.garments.map((one) => ({
    ...one,
    print: placementSchema.parse({
      source: { kind: 'construction', print: 'tartan', colors: [{ r: 160, g: 20, b: 20 }], seed: 1 },
      mode: 'overall',
      repeat: 'straight',
      width: 100,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    }),
  })),
})
