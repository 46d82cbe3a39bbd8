import { hiro, lily, nico, sam, yuna, zuri } from './children.ts'
import type { Face } from './face.ts'
import { kenji, kofi, leo, marco, rafael, theo } from './men.ts'
import { amara, astrid, freya, ines, mei, noemi, priya, ruth } from './women.ts'

/** Every face. */
export const faces = [
  ines,
  amara,
  mei,
  astrid,
  ruth,
  priya,
  noemi,
  freya,
  theo,
  kofi,
  kenji,
  marco,
  rafael,
  leo,
  lily,
  zuri,
  yuna,
  sam,
  hiro,
  nico,
] as const

/** The id of a face. */
export type FaceId = (typeof faces)[number]['id']

/** The face of an id. */
export const faceOf = (id: FaceId): Face => faces.find((face) => face.id === id) ?? ines
