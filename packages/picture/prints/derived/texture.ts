import { screened } from './screened.ts'

/** A small square of the picture with all its grain. */
export const texture = screened({ share: 0.42, depth: 0, calm: 0 })
