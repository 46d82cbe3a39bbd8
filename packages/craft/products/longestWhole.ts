/** The longest side, in pixels, of a picture that is at hand to be retouched: enough of it is left where a quarter of it is cropped. */
export const longestWhole = 2560
