import { account } from '@toile/contract/features/account.ts'
import { type Caller, openCaller } from '../../apps/server/testing/caller.ts'
import type { Studio } from './openStudio.ts'

/** Credits that a person of a proof begins with. */
export const firstCredits = 1_000_000

/** Somebody with a subscription and many credits, signed in. */
export async function openPerson(studio: Studio, name: string): Promise<Caller> {
  const caller = openCaller(studio)
  const own = { email: `${name.toLowerCase()}@example.com`, password: 'a good password', userName: name }
  const { userId } = await caller.call(account.register, own)
  await studio.query(
    'update person set "system_user" = 1, valid_end_time = now() + interval \'9 days\' where id = $1',
    [userId],
  )
  await studio.query(
    "with given as (update person set credits = $2 where id = $1 returning id) insert into credit_entry (person_id, amount, reason) select id, $2::int - (select sum(amount) from credit_entry where person_id = $1), 'given' from given",
    [userId, firstCredits],
  )
  caller.userId = userId
  return caller
}
