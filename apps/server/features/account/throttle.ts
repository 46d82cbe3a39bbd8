import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, sql } from 'drizzle-orm'
import { throttle } from '../../host/database/schema/people.ts'
import type { Server } from '../../host/server.ts'

const { free, wait, perAddress, visitors, window } = limits.attempts

const startOfWindow = () => new Date(Math.floor(Date.now() / window) * window)
const keysOf = (account: string, address: string) => ({
  pair: `account ${account} from ${address}`,
  address: `address ${address}`,
})

/** How long must have passed since an account's latest attempt from an address, after so many of them. */
const pause = sql`case when ${throttle.count} < ${free} then 0 else ${wait} * power(2, least(${throttle.count} - ${free}, 20)) end * interval '1 ms'`

const rowOf = (key: string, windowStart: Date) => and(eq(throttle.key, key), eq(throttle.windowStart, windowStart))

async function countUpTo(most: number, { house }: Server, key: string, windowStart: Date): Promise<void> {
  const { count } = sureFirst(
    await house
      .insert(throttle)
      .values({ key, windowStart, count: 1 })
      .onConflictDoUpdate({ target: [throttle.key, throttle.windowStart], set: { count: sql`${throttle.count} + 1` } })
      .returning({ count: throttle.count }),
  )
  if (count > most)
    throw refuse('tooManyAttempts', { minutes: Math.ceil((windowStart.getTime() + window - Date.now()) / 60_000) })
}

/** Lets an attempt on an account from an address through, or refuses it until its pause is over; one that was refused is not counted. */
async function countPair({ house }: Server, key: string, windowStart: Date): Promise<void> {
  const counted = await house
    .insert(throttle)
    .values({ key, windowStart, count: 1, latestAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [throttle.key, throttle.windowStart],
      set: { count: sql`${throttle.count} + 1`, latestAt: sql`clock_timestamp()` },
      setWhere: sql`${throttle.latestAt} + ${pause} <= clock_timestamp()`,
    })
    .returning({ count: throttle.count })
  if (counted.length > 0) return
  const left = sql<number>`extract(epoch from ${throttle.latestAt} + ${pause} - clock_timestamp())::float8`
  const [held] = await house.select({ left }).from(throttle).where(rowOf(key, windowStart))
  // Whoever signed in meanwhile took the row away.
  throw refuse('attemptsTooFast', { seconds: Math.max(1, Math.ceil(held?.left ?? 1)) })
}

/**
 * Counts an attempt on an account from an address: after the first few each one waits twice as long as the one before, for that address
 * alone, so that nobody is locked out by the guesses of another; an address has a wide limit over all accounts. Kept in the database, so
 * that every process counts together.
 */
export async function countAttempt(server: Server, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  const windowStart = startOfWindow()
  await countUpTo(perAddress, server, keys.address, windowStart)
  await countPair(server, keys.pair, windowStart)
}

/** Counts a visitor who comes in from an address, and refuses beyond the limit. */
export const countVisitor = (server: Server, address: string): Promise<void> =>
  countUpTo(visitors, server, `visitors ${address}`, startOfWindow())

/** Forgets an account's attempts from an address once it signed in there, and the one that was right. */
export async function forgiveAttempts({ house }: Server, account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  const windowStart = startOfWindow()
  const gone = house.$with('gone').as(house.delete(throttle).where(rowOf(keys.pair, windowStart)).returning())
  await house
    .with(gone)
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(rowOf(keys.address, windowStart))
}
