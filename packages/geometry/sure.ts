/** What stands at a place that the code knows to be there; a bug where nothing does. */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing stands where something always does.')
  return value
}
