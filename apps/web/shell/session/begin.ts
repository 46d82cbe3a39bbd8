import { account } from '@toile/contract/features/account.ts'
import { events } from '../events.ts'
import { queries } from '../queries.ts'
import { callQuery } from '../useCall.ts'
import { takePlace } from './backTo.ts'
import { session } from './session.ts'
import { sessionChanged } from './signedIn.ts'
import { systemsIn } from './sessionSystems.ts'

/** After signing in: reads the person, starts the events, and goes on to where they wanted to be, else where they begin. */
export async function beginSession(beginning?: () => Promise<string>) {
  session.quiet.over()
  queries.clear()
  const person = await queries.fetchQuery(callQuery(account.detail, {}, { saidByScreen: true })).catch(() => null)
  sessionChanged()
  events.start()
  const studio = systemsIn(person?.systemList).includes(1)
  const home = () => beginning?.().catch(() => null)
  session.goTo(takePlace() ?? (studio ? ((await home()) ?? '/home/tools') : '/Square'))
}
