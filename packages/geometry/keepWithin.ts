/** Keeps what was made under the latest names, all of it together no larger than told; what was asked for longest ago goes before anything new is made, so that there is never more. What is too large by itself is made each time. */
export function keepWithin<Made>(most: number): (name: string, size: number, make: () => Made) => Made {
  const kept = new Map<string, { made: Made; size: number }>()
  return (name, size, make) => {
    const known = kept.get(name)
    if (known) {
      kept.delete(name)
      kept.set(name, known)
      return known.made
    }
    if (size > most) return make()
    let all = size
    for (const one of kept.values()) all += one.size
    for (const [oldest, one] of kept) {
      if (all <= most) break
      kept.delete(oldest)
      all -= one.size
    }
    const made = make()
    kept.set(name, { made, size })
    return made
  }
}
