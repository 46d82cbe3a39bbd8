import { openConnection } from './openConnection.ts'

/** Whether this window reaches the server: told by calls and by the stream of events, asked for when they fail. */
export const connection = openConnection({
  pause: 3_000,
  alive: async () => {
    const { ok } = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
    return ok
  },
})
