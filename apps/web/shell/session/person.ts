import { account, type UserDetail } from '@toile/contract/features/account.ts'
import type { System } from '@toile/studio/people/access.ts'
import { queries } from '../calls/queries.ts'
import { callQuery, useCall } from '../calls/useCall.ts'
import { sessionSystems, systemsIn } from '../calls/sessionSystems.ts'
import { useSignedIn } from './signedIn.ts'
import { readToken } from '../calls/token.ts'

/** The signed-in person, once asked for; null when nobody is signed in or the session has ended. */
export const knownPerson = async (): Promise<UserDetail | null> => {
  if (!readToken()) return null
  return queries.ensureQueryData(callQuery(account.detail, {}, { saidByScreen: true })).catch(() => null)
}

/** The signed-in person on the screen; null while unknown or signed out. */
export const usePerson = (): UserDetail | null => {
  const signedIn = useSignedIn()
  const { data } = useCall(account.detail, {}, { enabled: signedIn, saidByScreen: true })
  return (signedIn && data) || null
}

/** The systems a person may enter, with those kept for the session. */
export const useSystems = (): System[] => [...systemsIn(usePerson()?.systemList), ...sessionSystems()]
