/** The stage on which a painting is looked at, in dots. */
export const stage = { width: 1600, height: 1000 } as const
