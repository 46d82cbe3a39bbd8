import type { Design } from '../design.ts'
import { designVersion } from '../designVersion.ts'

export const red = { r: 200, g: 30, b: 30 }
export const blue = { r: 30, g: 60, b: 160 }

/** A look of these garments on a person who walks. */
export const lookOf = (...garments: Design['garments']): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: red },
  lips: red,
  ground: blue,
  garments,
  origin: null,
})
