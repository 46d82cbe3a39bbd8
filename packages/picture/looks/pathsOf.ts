import type { Path } from '@toile/geometry'
import type { Dressed } from './dressed.ts'

/** The outlines of all pieces of drafted garments, in heads. */
export const pathsOf = (dressed: readonly Dressed[]): Path[] =>
  dressed.flatMap((one) => (one.kind === 'drafted' ? one.pieces.flatMap(({ outlines }) => [...outlines]) : []))
