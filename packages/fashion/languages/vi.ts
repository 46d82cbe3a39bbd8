/** Refusals in this language, by their English sentence. */
export const vi: Readonly<Record<string, string>> = {}
