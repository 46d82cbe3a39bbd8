import { account } from '@toile/contract/features/account.ts'
import { events } from '../calls/events.ts'
import { queries } from '../calls/queries.ts'
import { callQuery } from '../calls/useCall.ts'
import { takePlace } from '../calls/backTo.ts'
import { forgetPerson } from '../calls/onLeave.ts'
import { session } from '../calls/session.ts'
import { sessionChanged } from './signedIn.ts'
import { systemsIn } from '../calls/sessionSystems.ts'

const own = callQuery(account.detail, {}, { saidByScreen: true })

/** After signing in: forgets whoever was here before, reads the person, starts the events, and goes on to where they wanted to be, else where they begin. */
export async function beginSession({ userId }: { userId: string }, beginning?: () => Promise<string>) {
  session.quiet.over()
  const before = queries.getQueryData(own.queryKey)
  if (before && before.userId !== userId) forgetPerson()
  queries.clear()
  events.stop()
  const person = await queries.fetchQuery(own).catch(() => null)
  sessionChanged()
  events.start()
  const studio = systemsIn(person?.systemList).includes(1)
  const home = () => beginning?.().catch(() => null)
  session.goTo(takePlace() ?? (studio ? ((await home()) ?? '/home/tools') : '/Square'))
}
