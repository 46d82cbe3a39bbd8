import { account } from '@toile/contract/features/account.ts'
import { events } from '../events.ts'
import { queries } from '../queries.ts'
import { callQuery } from '../useCall.ts'
import { takePlace } from './backTo.ts'
import { session } from './session.ts'
import { sessionChanged } from './signedIn.ts'
import { systemsIn } from './sessionSystems.ts'

/** After signing in: reads the person, starts the events, and goes on to where they wanted to be. */
export async function beginSession() {
  session.quiet.over()
  queries.clear()
  const person = await queries.fetchQuery(callQuery(account.detail, {}, { saidByScreen: true })).catch(() => null)
  sessionChanged()
  events.start()
  const studio = systemsIn(person?.systemList).includes(1)
  session.goTo(takePlace() ?? (studio ? '/home/tools' : '/Square'))
}
