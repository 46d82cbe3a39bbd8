/** Whether two values of a document say the same, whatever the order of their fields. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = new Map(Object.entries(one))
  const others = Object.entries(other)
  return (
    fields.size === others.length &&
    others.every(([name, value]) => fields.has(name) && sameContent(fields.get(name), value))
  )
}
