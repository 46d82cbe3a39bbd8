/** Whether an error, or one of those that caused it however deep, is such a one. */
export function hasCause(error: unknown, such: (error: Error & { code?: unknown }) => boolean): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) if (such(at)) return true
  return false
}
