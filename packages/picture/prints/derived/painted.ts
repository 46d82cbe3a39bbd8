import { screened } from './screened.ts'

/** The richest square of the picture in calm, moved passages. */
export const painted = screened({ share: 0.7, depth: 0.05, calm: 4 })
