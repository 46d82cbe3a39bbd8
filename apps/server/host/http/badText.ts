const deepest = 40

const isBadText = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Whether a value holds a text that no database can hold; most hold none, so nothing is written down on the way. */
function isBad(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isBadText(value)
  if (value === null || typeof value !== 'object') return false
  if (depth >= deepest) return true
  if (Array.isArray(value)) {
    for (const inner of value) if (isBad(inner, depth + 1)) return true
    return false
  }
  for (const [name, inner] of Object.entries(value)) if (isBadText(name) || isBad(inner, depth + 1)) return true
  return false
}

/** The place of the first text that no database can hold (a null character or half a surrogate pair), or nothing. */
export const badText = (value: unknown): string | null => (isBad(value, 0) ? placeOf(value, '', 0) : null)

function placeOf(value: unknown, place: string, depth: number): string {
  if (typeof value !== 'object' || value === null || depth >= deepest) return place || 'body'
  for (const [name, inner] of Object.entries(value)) {
    if (isBadText(name)) return place || 'body'
    if (isBad(inner, depth + 1)) return placeOf(inner, place ? `${place}.${name}` : name, depth + 1)
  }
  return place || 'body'
}
