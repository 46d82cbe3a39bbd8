/** How many outlines looks with a bottom should have among them: four, where there are few bottoms one less than those. */
export const leastOutlines = (bottoms: number): number => Math.max(0, Math.min(4, bottoms - 1))
