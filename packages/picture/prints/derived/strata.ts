import { screened } from './screened.ts'

/** The whole picture, its lines drawn out in waves. */
export const strata = screened({ share: null, depth: 0.075, calm: 3 })
