/** Refusals in this language, by their English sentence. */
export const th: Readonly<Record<string, string>> = {}
