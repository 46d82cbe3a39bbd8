import { useSyncExternalStore } from 'react'
import { onLeave } from './onLeave.ts'
import { readToken } from './token.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the screen that the cookie of the session came or went; nothing else notices. */
export const sessionChanged = () => {
  for (const tell of listeners) tell()
}
onLeave(sessionChanged)

/** Whether somebody is signed in, as far as this browser knows; what asks is drawn anew for every session, which may be another person's. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, () => readToken()) !== null
