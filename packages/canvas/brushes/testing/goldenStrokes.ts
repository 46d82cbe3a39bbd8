/** What `strokeHashes` gives in every engine. */
export const goldenStrokes: Readonly<Record<string, string>> = {}
