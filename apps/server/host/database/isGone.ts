/** Whether something failed because what it belongs to was deleted meanwhile (SQLSTATE 23503), however deep the cause lies. */
export function isGone(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++)
    if ('code' in at && at.code === '23503') return true
  return false
}
