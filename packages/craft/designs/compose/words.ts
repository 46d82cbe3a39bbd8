const known = new Map<string, readonly string[]>()

/** The words of an id for matching by meaning: 'aLineSkirt' reads as aLineSkirt, aLine, skirt; a single first letter belongs to the word after it. */
export function wordsOf(id: string): readonly string[] {
  const found = known.get(id)
  if (found) return found
  const parts = (id.match(/^[a-z]?[A-Z][a-z0-9]*|[A-Z]?[a-z0-9]+|[A-Z]/g) ?? []).map(
    (part) => part[0].toLowerCase() + part.slice(1),
  )
  const words = [...new Set([id, ...parts])]
  known.set(id, words)
  return words
}
