/** The place of the first text that no database can hold (a null character or half a surrogate pair), or nothing. */
export function badText(value: unknown, place = 'body', depth = 0): string | null {
  if (depth > 40) return place
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? place : null
  if (value === null || typeof value !== 'object') return null
  for (const [name, inner] of Object.entries(value)) {
    if (badText(name)) return place
    const found = badText(inner, place === 'body' ? name : `${place}.${name}`, depth + 1)
    if (found) return found
  }
  return null
}
