/** Lists open where they belong in the page, so that they stay within its landmarks. */
export const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const
