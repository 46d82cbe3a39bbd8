import { useSyncExternalStore } from 'react'
import { onLeave } from '../calls/onLeave.ts'
import { readToken } from '../calls/token.ts'
import { openListeners } from '../openListeners.ts'

const { subscribe, tell } = openListeners()
/** Tells the screen that the cookie of the session came or went; nothing else notices. */
export const sessionChanged = () => {
  tell()
}
onLeave(sessionChanged)

/** Whether somebody is signed in, as far as this browser knows; what asks is drawn anew for every session, which may be another person's. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, () => readToken()) !== null
