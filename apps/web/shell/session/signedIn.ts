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

/** Whether somebody is signed in, as far as this browser knows. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, () => readToken() !== null)
