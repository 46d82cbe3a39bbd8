/** Keeps what was made under the latest names, at most so many; what was asked for longest ago goes first. Gives what is kept under a name, or makes it. */
export function keepLatest<Made>(most: number): (name: string, make: () => Made) => Made {
  const kept = new Map<string, { made: Made }>()
  return (name, make) => {
    const one = kept.get(name) ?? { made: make() }
    kept.delete(name)
    kept.set(name, one)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return one.made
  }
}
