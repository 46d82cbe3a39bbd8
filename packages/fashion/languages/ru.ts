/** Refusals in this language, by their English sentence. */
export const ru: Readonly<Record<string, string>> = {}
