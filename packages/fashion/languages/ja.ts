/** Refusals in this language, by their English sentence. */
export const ja: Readonly<Record<string, string>> = {}
