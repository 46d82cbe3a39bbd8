import type { Design } from '../designs/design.ts'
import { designVersion } from '../designs/designVersion.ts'
import { type FigureDocument, ownPerson } from '../mannequins/ownFigure.ts'

/** Somebody's own mannequin as it is in its picture, as a look in which nothing is put on it: what is filmed of a picture (requirements S1.09, S2.43). */
export const lookOfFigure = (
  figure: string,
  { gender, ageGroup }: Pick<FigureDocument, 'gender' | 'ageGroup'>,
): Design => ({
  version: designVersion,
  style: 'realistic',
  mannequin: { person: ownPerson({ gender, ageGroup, figure }), pose: '', mirrored: false },
  shoes: { kind: '', color: { r: 60, g: 56, b: 54 } },
  lips: { r: 170, g: 90, b: 84 },
  ground: { r: 232, g: 228, b: 222 },
  garments: [],
  origin: null,
})
