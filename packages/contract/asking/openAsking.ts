import type { Acts, Answered, Given, Made } from './acts.ts'

/** The asking side of a worker: every question gets its own answer, or fails with the worker. */
export interface Asking<A extends Acts> {
  ask<Name extends keyof A & string>(act: Name, given: Given<A[Name]>): Promise<Made<A[Name]>>
  /** Takes an answer that arrived. */
  hear(answer: Answered): void
  /** Fails whatever waits and whatever is asked from now on. */
  end(error: Error): void
  hasEnded(): boolean
}

interface Waiting {
  resolve(made: never): void
  reject(error: Error): void
}

/** Opens the asking side over a way to say something; `busy` is told whether an answer is waited for. */
export function openAsking<A extends Acts>(
  say: (message: object) => void,
  busy: (waits: boolean) => void = () => undefined,
): Asking<A> {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: Error | null = null

  return {
    ask: (act, given) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const id = ++last
        waiting.set(id, { resolve, reject })
        busy(true)
        say({ id, act, given })
      }),
    hear(answer) {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) busy(false)
      if ('failed' in answer) asked?.reject(answer.failed)
      else asked?.resolve(answer.made)
    },
    end(error) {
      ended ??= error
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
    hasEnded: () => ended !== null,
  }
}
