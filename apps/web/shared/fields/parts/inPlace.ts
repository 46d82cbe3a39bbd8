/** Lists open where they belong in the page, so that they stay within its landmarks; one that is open stays in sight when what is above it arrives late and moves its field. */
export const inPlace = { withinPortal: false, floatingStrategy: 'fixed', hideDetached: false } as const
