import { connection } from '../../shell/calls/connection.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import type { Saver } from './saver.ts'

/** What is open for editing, by id: sent at once when the line comes back or the page is hidden or left, closed with the session. */
export function openOnes<One extends { saver: Pick<Saver<never>, 'flush' | 'close'> }>() {
  const open = new Map<string, One>()
  const flush = (): Promise<unknown> => Promise.all([...open.values()].map(({ saver }) => saver.flush()))
  addEventListener('online', () => void flush())
  connection.onBack(() => void flush())
  addEventListener('pagehide', () => void flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush())
  onLeave(() => {
    for (const { saver } of open.values()) saver.close()
    open.clear()
  })
  return { open, flush }
}
