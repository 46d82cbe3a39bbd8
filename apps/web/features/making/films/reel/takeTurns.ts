/** Those who wait for their turn, one of whom goes at a time. */
export interface Turns {
  /** Does something when nobody else of these does. */
  take: <T>(act: () => Promise<T>) => Promise<T>
}

/** Opens turns, taken in the order in which they are asked for. */
export function openTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(act) {
      const mine = last.then(act, act)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}
