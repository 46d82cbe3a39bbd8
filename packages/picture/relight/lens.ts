/** By how much the lens draws the corners of a picture darker. */
export const vignette = 0.08
