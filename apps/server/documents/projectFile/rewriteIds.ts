/** A value with every id that a map knows exchanged for its new one, wherever it stands. */
export function rewriteIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => rewriteIds(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [ids.get(name) ?? name, rewriteIds(one, ids)]))
}
