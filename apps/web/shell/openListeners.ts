/** Those who want to know when something changes that is kept outside of React. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void
  tell: () => void
}

/** Opens a list of listeners, empty at first. */
export function openListeners(): Listeners {
  const all = new Set<() => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
