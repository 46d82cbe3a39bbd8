import { aiko, ella, emil, hiro, lily, mina, nico, otis, sam, tariq, yuna, zuri } from './children.ts'
import type { Face } from './face.ts'
import { anders, bruno, emeka, kenji, kofi, leo, marco, rafael, theo } from './men.ts'
import { amara, astrid, freya, ines, mei, noemi, priya, ruth, saskia } from './women.ts'

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
  saskia,
  theo,
  kofi,
  kenji,
  marco,
  rafael,
  leo,
  bruno,
  anders,
  emeka,
  lily,
  zuri,
  yuna,
  ella,
  mina,
  aiko,
  sam,
  hiro,
  nico,
  tariq,
  emil,
  otis,
] as const

/** The id of a face. */
export type FaceId = (typeof faces)[number]['id']

/** The face of an id. */
export const faceOf = (id: FaceId): Face => faces.find((face) => face.id === id) ?? ines
