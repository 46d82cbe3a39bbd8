/** Sizes from the smallest on, as a cutter lists them; sizes are named by numbers. */
export const fromSmall = <Size extends { name: string }>(sizes: readonly Size[]): Size[] =>
  sizes.toSorted((a, b) => Number(a.name) - Number(b.name))
