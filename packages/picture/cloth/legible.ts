/** Pixels, as the side of a square, below which the details of an element cannot be read. */
export const legible = 16
