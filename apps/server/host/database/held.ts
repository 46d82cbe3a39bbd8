import { AsyncLocalStorage } from 'node:async_hooks'

/** A connection that a line of work holds; what it started and did not await sees that it was given back. */
interface Hold {
  open: boolean
}

const holding = new AsyncLocalStorage<Hold>()

/** Does work that holds a connection; until it has ended, `outsideTransaction` throws within it. */
export async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
  const hold: Hold = { open: true }
  try {
    return await holding.run(hold, work)
  } finally {
    hold.open = false
  }
}

/**
 * Throws when the present line of work holds a connection: called by whatever may take long (drawing, hashing, files,
 * other processes) and by the pool itself, so that no transaction waits for them and no call holds two connections.
 */
export function outsideTransaction(what: string): void {
  if (holding.getStore()?.open) throw new Error(`${what} inside a transaction: load before it, keep after it.`)
}
