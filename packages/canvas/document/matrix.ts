/** A projective map of the sheet, row by row: it takes pixels of a layer's source to pixels of the sheet. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** Leaves everything where it is. */
export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
