const dashes = ['', '9 3', '5 3', '2 3', '12 3 2 3', '8 3 2 3 2 3', '16 4', '5 2 1 2', '3 5'] as const

/** The dashes of a size's line in pixels, by its place among the sizes. */
export const dashOf = (place: number): string => dashes[place % dashes.length] ?? ''
