import { account } from '@toile/contract/features/account.ts'
import { newKey } from '../api.ts'
import { useSend } from '../useCall.ts'
import { beginSession } from './begin.ts'

const key = 'toile-browser'

/** A name for this browser, so that a visitor finds their work again. */
const browserName = (): string => {
  const kept = localStorage.getItem(key) ?? newKey()
  localStorage.setItem(key, kept)
  return kept
}

/** Signs a visitor in without an account; a failure says nothing (requirement S8.03). */
export function useVisitor() {
  const call = useSend(account.noLogin, { saidByScreen: true, onDone: () => void beginSession() })
  return { busy: call.busy, enter: () => call.send({ browserIdentifiers: browserName(), id: '' }) }
}
