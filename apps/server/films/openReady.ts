/** Things that become ready in any order, waited for in theirs. */
export interface Ready {
  mark(index: number): void
  until(index: number): Promise<void>
  /** Nothing more becomes ready: whoever waits is told. */
  fail(error: unknown): void
}

/** Opens so many things, none of them ready. */
export function openReady(count: number): Ready {
  const all = Array.from({ length: count }, () => Promise.withResolvers<void>())
  // Told to whoever waits.
  for (const { promise } of all) promise.catch(() => undefined)
  return {
    mark: (index) => all[index]?.resolve(),
    async until(index) {
      await all[index]?.promise
    },
    fail(error) {
      for (const { reject } of all) reject(error)
    },
  }
}
