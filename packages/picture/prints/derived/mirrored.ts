import { screened } from './screened.ts'

/** A square of the picture as it stands, for its mirror images to join into ornament. */
export const mirrored = screened({ share: 0.78, depth: 0, calm: 3 })
