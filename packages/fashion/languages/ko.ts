/** Refusals in this language, by their English sentence. */
export const ko: Readonly<Record<string, string>> = {}
