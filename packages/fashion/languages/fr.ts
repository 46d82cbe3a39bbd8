/** Refusals in this language, by their English sentence. */
export const fr: Readonly<Record<string, string>> = {}
