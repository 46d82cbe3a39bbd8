/** Refusals in this language, by their English sentence. */
export const zh: Readonly<Record<string, string>> = {}
