/** Refusals in this language, by their English sentence. */
export const it: Readonly<Record<string, string>> = {}
