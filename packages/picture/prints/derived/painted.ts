import { type Screening, screened } from './screened.ts'

/** How the richest square of the picture becomes calm, moved passages. */
export const painting: Screening = { share: 0.7, depth: 0.05, calm: 4 }

/** The richest square of the picture in calm, moved passages. */
export const painted = screened(painting)
