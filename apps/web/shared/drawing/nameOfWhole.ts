/** What a picture that is shown for itself is held under: the same one may be printed as well. */
export const nameOfWhole = (hash: string): string => `whole ${hash}`
