import { useSyncExternalStore } from 'react'
import { serverNow } from './rules/house.ts'

const beat = 15_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, beat)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The present moment by the server's clock in milliseconds, fresh to a quarter of a minute. */
export const useMoment = (): number => useSyncExternalStore(subscribe, () => Math.floor(serverNow() / beat) * beat)
