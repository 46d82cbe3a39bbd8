import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

const follow = (tell: () => void) => {
  const stop = connection.subscribe(tell)
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    stop()
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Why this window cannot reach the server: this machine is offline, or the server is gone; null while it can. */
export const useAway = (): 'offline' | 'gone' | null =>
  useSyncExternalStore(follow, () => {
    if (!navigator.onLine) return 'offline'
    return connection.gone() ? 'gone' : null
  })
