/** What is read at a number, kept for the numbers that are asked again and again; so many at most, then they are read anew. */
export function remembered<Read>(read: (at: number) => Read, most = 512): (at: number) => Read {
  const known = new Map<number, Read>()
  return (at) => {
    const before = known.get(at)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const now = read(at)
    known.set(at, now)
    return now
  }
}
