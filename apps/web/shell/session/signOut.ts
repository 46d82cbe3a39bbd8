import { account } from '@toile/contract/features/account.ts'
import { t } from '../../languages/index.ts'
import { send } from '../calls/api.ts'
import { toasts } from '../toasts/toasts.ts'
import { rememberPlace } from '../calls/backTo.ts'
import { forgetPerson } from '../calls/onLeave.ts'
import { session } from '../calls/session.ts'
import { dropSessionSystems } from '../calls/sessionSystems.ts'
import { clearCookies } from '../calls/token.ts'

/** Ends the session here and on the server, forgets what was open and goes home (requirement S4.05). */
export async function signOut(why: 'asked' | 'idle') {
  if (why === 'idle') rememberPlace(location.pathname + location.search + location.hash)
  await send(account.logout, {}).catch(() => {})
  clearCookies()
  dropSessionSystems()
  forgetPerson()
  session.goTo('/Square')
  if (why === 'idle') toasts.warn(t('You were signed out because nothing happened for a while. Your work is saved.'))
}
