/** Which places of a strip are drawn: those in sight, some beside them, and the one that is worked on. */
export function stripWindow(
  { scrolled, seen, count, current }: { scrolled: number; seen: number; count: number; current: number },
  length: number,
): number[] {
  const beside = 4
  const first = Math.max(0, Math.floor(scrolled / length) - beside)
  const last = Math.min(count - 1, Math.ceil((scrolled + seen) / length) + beside)
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  return current < 0 || current >= count || places.includes(current)
    ? places
    : [...places, current].toSorted((a, b) => a - b)
}
